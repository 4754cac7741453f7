import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@upline/domain';
import { inputFor, useApi } from '@upline/shell';
import { Button, SelectField, TextField } from '@upline/ui-kit';
import type { ListSelection } from '@upline/ui-kit/data-list/types.ts';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { readProblem } from '@upline/ui-kit/errors/problem.ts';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { type ReactNode, useState } from 'react';
import shared from '../../payments.module.css';
import { LINES_SHOWN_BY } from '../office-shown-by.ts';
import type { OfficeLineRow } from './compensation-columns.tsx';
import { HOLD_REASONS, REASON_LENGTH } from './compensations.actions.tsx';
import { type Answers, LineDecisionsTable } from './line-decisions-table.tsx';
import { MOST_AT_ONCE, useSelectedLines } from './use-selected-lines.ts';

export type LineDecision = 'release' | 'hold';

const OPERATIONS = { release: 'releaseCompensation', hold: 'holdCompensation' } as const;
const VERBS = { release: 'Release', hold: 'Hold' } as const;
const countOf = (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`);

export interface LineDecisionsDialogProps {
  readonly decision: LineDecision;
  readonly selection: ListSelection;
  readonly onClose: () => void;
}

/** Decides the selected lines: what would become of each, then what became of each (R-ADM-03). */
export function LineDecisionsDialog({ decision, selection, onClose }: LineDecisionsDialogProps) {
  const { rows, error, retry } = useSelectedLines(selection);
  // The preview stays as it was shown while the lines change under it.
  const [fixed, setFixed] = useState<readonly OfficeLineRow[]>();
  const shown = fixed ?? rows;
  return (
    <Decisions
      decision={decision}
      rows={shown ?? []}
      count={selection.count}
      waiting={
        shown ? undefined : error ? <ErrorState error={error} onRetry={retry} /> : <Loading label="Lines" />
      }
      onStart={() => setFixed(shown)}
      onClose={onClose}
    />
  );
}

interface DecisionsProps extends Pick<LineDecisionsDialogProps, 'decision' | 'onClose'> {
  readonly rows: readonly OfficeLineRow[];
  readonly count: number;
  /** Shown until the lines are read. */
  readonly waiting: ReactNode;
  readonly onStart: () => void;
}

function Decisions({ decision, rows, count, waiting, onStart, onClose }: DecisionsProps) {
  const [reason, setReason] = useState('');
  const [heldFor, setHeldFor] = useState<string>(HOLD_REASONS[0]);
  const [isAsked, setAsked] = useState(false);
  const { answers, running, run } = useDecisions(decision);
  const able = rows.filter(({ actions }) => actions.includes(decision)).slice(0, MOST_AT_ONCE);
  const isDone = answers !== undefined && !running;
  const problem =
    reason.trim() === ''
      ? messages.required('Reason')
      : reason.trim().length < REASON_LENGTH
        ? messages.minLength('Reason', REASON_LENGTH)
        : undefined;
  const start = () => {
    setAsked(true);
    if (problem) return;
    onStart();
    void run(able, {
      reason: reason.trim(),
      ...(decision === 'hold' ? { escrow_reason: heldFor } : {}),
    });
  };
  const done = Object.values(answers ?? {}).filter(({ isRefused }) => !isRefused).length;
  return (
    <Dialog
      opened
      title={`${VERBS[decision]} ${countOf(count)}`}
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
              {VERBS[decision]} {countOf(able.length)}
            </Button>
          </>
        )
      }
    >
      {waiting}
      <p aria-live="polite" hidden={Boolean(waiting)}>
        {isDone
          ? `${done} of ${countOf(able.length)} ${decision === 'release' ? 'released' : 'held'}.`
          : `Nothing is changed yet. ${able.length} of ${countOf(rows.length)} can be ${decision === 'release' ? 'released' : 'held'}; the others stay as they are.`}
      </p>
      {!answers && able.length > 0 && (
        <>
          {decision === 'hold' && (
            <SelectField
              label="Held For"
              required
              options={HOLD_REASONS}
              value={heldFor}
              onChange={setHeldFor}
            />
          )}
          <TextField
            label="Reason"
            required
            rows={2}
            maxLength={500}
            help={`At least ${REASON_LENGTH} characters. It is kept in the audit trail of each line.`}
            value={reason}
            onChange={setReason}
            {...(isAsked && problem ? { error: problem } : {})}
          />
        </>
      )}
      {!waiting && (
        <div className={shared.scrolls}>
          <LineDecisionsTable decision={decision} rows={rows} answers={answers} />
        </div>
      )}
    </Dialog>
  );
}

/** Sends one decision after another: what one line refuses keeps no other line. */
function useDecisions(decision: LineDecision) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [answers, setAnswers] = useState<Answers>();
  const [running, setRunning] = useState(false);
  const decide = async ({ id, version }: OfficeLineRow, body: object) => {
    try {
      const operation = OPERATIONS[decision];
      const idempotencyKey = crypto.randomUUID();
      const input = { params: { id }, ifMatch: version, body, idempotencyKey };
      const { status } = await api.call(operation, ...inputFor<typeof operation>(input));
      return { words: status, isRefused: false };
    } catch (error) {
      return { words: readProblem(error).message, isRefused: true };
    }
  };
  const run = async (rows: readonly OfficeLineRow[], body: object) => {
    setRunning(true);
    let answered: Answers = {};
    for (const row of rows) {
      answered = { ...answered, [row.id]: await decide(row, body) };
      setAnswers(answered);
    }
    for (const id of LINES_SHOWN_BY) void queryClient.invalidateQueries({ queryKey: [id] });
    setRunning(false);
  };
  return { answers, running, run };
}
