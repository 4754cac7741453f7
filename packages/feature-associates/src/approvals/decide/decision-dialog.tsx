import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api-client';
import { capital, inputFor, queryFor, RestoredBanner, useApi, useFormDraft } from '@upline/shell';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { readProblem } from '@upline/ui-kit/errors/problem.ts';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useState } from 'react';
import type { ApprovalKind, Refusal } from '../approval-kind.ts';
import { type ApprovalRow, QUEUE_SHOWN_BY } from '../approval-list.ts';
import { refusalOf, VERB_LABELS, type Verb, wrongIn } from './refusal.ts';
import { RefusalFields } from './refusal-fields.tsx';
import { sendDecision } from './send-decision.ts';

/** What the words of a rejection are kept under. */
export const REJECTION = 'reject';

export interface DecisionDialogProps {
  readonly kind: ApprovalKind;
  readonly row: ApprovalRow;
  readonly verb: Verb;
  readonly onClose: () => void;
  /** Once it is decided, by this admin. */
  readonly onDecided: () => void;
}

/** The question before a decision on one record: what an approval brings about, or why it is rejected (R-ADM-01). */
export function DecisionDialog(props: DecisionDialogProps) {
  const { kind, verb, onClose } = props;
  const decide = useDecide(props);
  const title = `${VERB_LABELS[verb]} ${kind.noun}`;
  return verb === 'approve' ? (
    <Approval title={title} effect={kind.effect} decide={decide} onClose={onClose} />
  ) : (
    <Dialog opened title={title} onClose={onClose}>
      <Rejection title={title} needsWords={kind.refusedBy === 'words'} decide={decide} onClose={onClose} />
    </Dialog>
  );
}

/**
 * Sends the decision. An approval that somebody else was faster with closes the dialog, and the page shows what was decided.
 * The words of a refusal stay, and so does the question about a record that was only changed: the next press sends the
 * version that is shown by then.
 */
function useDecide({ kind, row, verb, onClose, onDecided }: DecisionDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const isWaiting = async () => {
    const input = inputFor<'getApproval'>({ params: { kind: row.slug, id: row.id } });
    return (await queryClient.ensureQueryData(queryFor('getApproval', ...input))).is_waiting;
  };
  const refresh = () =>
    Promise.all(
      [...QUEUE_SHOWN_BY, ...kind.shownBy].map((id) => queryClient.invalidateQueries({ queryKey: [id] })),
    );
  return async (refusal: Refusal | undefined): Promise<void> => {
    try {
      await sendDecision(api, refusal ? kind.reject(row, refusal) : kind.approve(row));
    } catch (error) {
      if (!(error instanceof ApiError) || error.statusCode !== 409) throw error;
      await refresh();
      if (verb === 'reject' || (await isWaiting())) throw error;
      onClose();
      toast.error('Somebody else was faster. The page shows what was decided.');
      return;
    }
    void refresh();
    toast.success(`${capital(kind.noun)} ${verb === 'approve' ? 'approved' : 'rejected'}`);
    onDecided();
  };
}

interface QuestionProps extends Pick<DecisionDialogProps, 'onClose'> {
  readonly title: string;
  readonly decide: (refusal?: Refusal) => Promise<void>;
}

function Approval({ title, effect, decide, onClose }: QuestionProps & { readonly effect: string }) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      await decide();
    } catch (error) {
      const { message, fields } = readProblem(error);
      setProblem(fields[0]?.message ?? message);
      setSending(false);
    }
  };
  return (
    <Dialog
      opened
      title={title}
      locked={isSending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" data-autofocus loading={isSending} onClick={() => void send()}>
            {title}
          </Button>
        </>
      }
    >
      <p>{effect}</p>
      {problem && <p role="alert">{problem}</p>}
    </Dialog>
  );
}

function Rejection({ title, needsWords, decide, onClose }: QuestionProps & { readonly needsWords: boolean }) {
  const form = useRecordForm({
    initialValues: { reason: '', text: '' },
    validate: (values: { reason: string; text: string }) => wrongIn(values, needsWords),
  });
  const draft = useFormDraft(form, { of: REJECTION });
  return (
    <RecordForm
      form={form}
      name={title}
      saveLabel={title}
      labels={{ reason: 'Reason', text: needsWords ? 'Reason' : 'Text' }}
      save={(values) => decide(refusalOf(values))}
      onSaved={draft.forget}
      cancel={onClose}
    >
      <RestoredBanner draft={draft} />
      <RefusalFields
        needsWords={needsWords}
        reason={form.field('reason')}
        text={form.field('text')}
        isOther={form.values.reason === 'Other'}
      />
    </RecordForm>
  );
}
