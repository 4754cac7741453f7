import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryFor, useApi } from '@upline/shell';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { readProblem } from '@upline/ui-kit/errors/problem.ts';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { type ReactNode, useState } from 'react';
import classes from '../approval.module.css';
import type { Refusal } from '../approval-kind.ts';
import { kindOf } from '../approval-kinds.ts';
import { type ApprovalRow, QUEUE_SHOWN_BY } from '../approval-list.ts';
import { refusalOf, VERB_LABELS, type Verb, wrongIn } from './refusal.ts';
import { RefusalFields } from './refusal-fields.tsx';
import { sendDecision } from './send-decision.ts';

export interface DecisionsDialogProps {
  readonly verb: Verb;
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** What became of a record, by its id. */
type Answers = Readonly<Record<string, { readonly words: string; readonly isRefused: boolean }>>;

const DONE = { approve: 'approved', reject: 'rejected' } as const;
const countOf = (count: number) => (count === 1 ? '1 approval' : `${count} approvals`);

/** Decides the chosen records: what would become of each, then what became of each (R-ADM-03). */
export function DecisionsDialog({ verb, ids, onClose }: DecisionsDialogProps) {
  const found = useQuery({
    ...queryFor('listApprovals', { query: { filter: { id: { in: [...ids] } }, limit: 500 } }),
    staleTime: 0,
  });
  // The preview stays as it was shown while the records leave the queue.
  const [fixed, setFixed] = useState<readonly ApprovalRow[]>();
  const rows = fixed ?? found.data?.rows;
  return (
    <Decisions
      verb={verb}
      rows={rows ?? []}
      count={ids.length}
      waiting={
        rows ? undefined : found.error ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <Loading label="Approvals" />
        )
      }
      onStart={() => setFixed(rows)}
      onClose={onClose}
    />
  );
}

interface DecisionsProps extends Pick<DecisionsDialogProps, 'verb' | 'onClose'> {
  readonly rows: readonly ApprovalRow[];
  readonly count: number;
  /** Shown until the records are read. */
  readonly waiting: ReactNode;
  readonly onStart: () => void;
}

function Decisions({ verb, rows, count, waiting, onStart, onClose }: DecisionsProps) {
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { answers, running, run } = useEach(verb);
  const able = rows.filter(({ actions }) => actions.includes(verb));
  // Kinds without the reasons of the office take the words of the reason that is chosen.
  const needsWords = able.length > 0 && able.every(({ slug }) => kindOf(slug)?.refusedBy === 'words');
  const wrong: { readonly reason?: string; readonly text?: string } =
    verb === 'reject' ? wrongIn({ reason, text }, needsWords) : {};
  const isDone = answers !== undefined && !running;
  const done = Object.values(answers ?? {}).filter(({ isRefused }) => !isRefused).length;
  const start = () => {
    setAsked(true);
    if (Object.keys(wrong).length > 0) return;
    onStart();
    void run(able, refusalOf({ reason, text }));
  };
  const errorOf = (name: 'reason' | 'text') => (isAsked && wrong[name] ? { error: wrong[name] } : {});
  return (
    <Dialog
      opened
      title={`${VERB_LABELS[verb]} ${countOf(count)}`}
      size="xl"
      locked={running}
      onClose={onClose}
      footer={
        isDone ? (
          <Button variant="filled" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={running}>
              Cancel
            </Button>
            <Button variant="filled" loading={running} disabled={able.length === 0} onClick={start}>
              {VERB_LABELS[verb]} {countOf(able.length)}
            </Button>
          </>
        )
      }
    >
      {waiting}
      <p aria-live="polite" hidden={Boolean(waiting)}>
        {isDone
          ? `${done} of ${countOf(able.length)} ${DONE[verb]}.`
          : `Nothing is changed yet. ${able.length} of ${countOf(rows.length)} can be ${DONE[verb]}; the others stay as they are.`}
      </p>
      {verb === 'reject' && !answers && able.length > 0 && (
        <RefusalFields
          needsWords={needsWords}
          reason={{ value: reason, onChange: setReason, ...errorOf('reason') }}
          text={{ value: text, onChange: setText, ...errorOf('text') }}
          isOther={reason === 'Other'}
        />
      )}
      {!waiting && (
        <div className={classes.scrolls}>
          <Rows verb={verb} rows={rows} answers={answers} />
        </div>
      )}
    </Dialog>
  );
}

const Rows = ({
  verb,
  rows,
  answers,
}: Pick<DecisionsProps, 'verb' | 'rows'> & { readonly answers: Answers | undefined }) => (
  <FactTable
    label="Chosen approvals"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { label: 'Associate', of: ({ associate }) => <Private>{associate.name}</Private> },
      { label: 'Kind', of: ({ kind }) => kind },
      { label: 'Subject', of: ({ subject }) => <Private>{subject}</Private> },
      { label: 'Before', of: ({ status }) => <Status value={status} /> },
      {
        label: answers ? 'Answer' : 'After',
        of: ({ id, actions, refusal }) => {
          const answer = answers?.[id];
          if (answer) return answer.isRefused ? `Refused: ${answer.words}` : <Status value={answer.words} />;
          if (!actions.includes(verb)) return refusal ?? 'Stays as it is';
          return answers ? (
            'Waiting'
          ) : (
            <Status value={verb === 'approve' ? 'Approved' : 'Rejected By Admin'} />
          );
        },
      },
    ]}
  />
);

/** Sends one decision after another: what one record refuses keeps no other. */
function useEach(verb: Verb) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [answers, setAnswers] = useState<Answers>();
  const [running, setRunning] = useState(false);
  const decide = async (row: ApprovalRow, refusal: Refusal) => {
    const kind = kindOf(row.slug);
    try {
      if (kind) await sendDecision(api, verb === 'approve' ? kind.approve(row) : kind.reject(row, refusal));
      return { words: verb === 'approve' ? 'Approved' : 'Rejected By Admin', isRefused: false };
    } catch (error) {
      const { message, fields } = readProblem(error);
      return { words: fields[0]?.message ?? message, isRefused: true };
    }
  };
  const run = async (rows: readonly ApprovalRow[], refusal: Refusal) => {
    setRunning(true);
    let answered: Answers = {};
    for (const row of rows) {
      answered = { ...answered, [row.id]: await decide(row, refusal) };
      setAnswers(answered);
    }
    const shownBy = new Set(rows.flatMap(({ slug }) => kindOf(slug)?.shownBy ?? []));
    for (const id of [...QUEUE_SHOWN_BY, ...shownBy]) void queryClient.invalidateQueries({ queryKey: [id] });
    setRunning(false);
  };
  return { answers, running, run };
}
