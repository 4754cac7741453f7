import { useQuery } from '@tanstack/react-query';
import type { ApiError, OperationAnswer } from '@upline/api-client';
import { messages } from '@upline/domain';
import { inputFor, RestoredBanner, useApi, useFormDraft, useSave } from '@upline/shell';
import { Banner, Button, TextField } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useState } from 'react';
import { RUN_SHOWN_BY } from '../pay-runs/pay-run-lists.ts';
import classes from '../pay-runs/pay-runs.module.css';
import { inWords } from '../pay-runs/run-totals.tsx';
import { type Decision, draftOfPayouts } from './use-payout-decisions.tsx';

type Answer = OperationAnswer<'decidePayouts'>['rows'][number];

const LEAST = 5;
const WORDS = {
  release: {
    title: 'Confirm payouts',
    about: 'The bank has paid them. They become Released, and the money leaves the company in the ledger.',
    done: ['payout confirmed', 'payouts confirmed'],
  },
  return: {
    title: 'Return payouts',
    about:
      'The bank sent them back. They become Pending and go into the next bank file of their run; the associates are notified with the reason.',
    done: ['payout returned', 'payouts returned'],
  },
} as const;

export interface DecisionDialogProps {
  readonly decision: Decision;
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** What a decision would make of each payout, and then what it made of each (R-ADM-03). */
export function DecisionDialog({ decision, ids, onClose }: DecisionDialogProps) {
  const api = useApi();
  const [answers, setAnswers] = useState<readonly Answer[]>();
  const preview = useQuery<OperationAnswer<'previewPayoutDecision'>, ApiError>({
    queryKey: ['previewPayoutDecision', decision, ids],
    queryFn: () =>
      api.call(
        'previewPayoutDecision',
        ...inputFor<'previewPayoutDecision'>({ body: { decision, payout_ids: ids } }),
      ),
    staleTime: 0,
  });
  return (
    <Dialog opened title={WORDS[decision].title} size="xl" onClose={onClose}>
      {answers ? (
        <Outcome decision={decision} answers={answers} onClose={onClose} />
      ) : preview.error ? (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      ) : preview.data ? (
        <Question decision={decision} rows={preview.data.rows} onClose={onClose} onDone={setAnswers} />
      ) : (
        <Loading label="Payouts" />
      )}
    </Dialog>
  );
}

interface QuestionProps extends Pick<DecisionDialogProps, 'decision' | 'onClose'> {
  readonly rows: readonly Answer[];
  readonly onDone: (answers: readonly Answer[]) => void;
}

function Question({ decision, rows, onClose, onDone }: QuestionProps) {
  const { title, about } = WORDS[decision];
  const taken = rows.filter(({ refusal }) => refusal === null);
  const needsReason = decision === 'return';
  const decide = useSave({ operation: 'decidePayouts', refresh: RUN_SHOWN_BY });
  const form = useRecordForm({
    initialValues: { reason: '' },
    validate: {
      reason: (reason: string) =>
        !needsReason || reason.trim().length >= LEAST
          ? null
          : reason.trim() === ''
            ? messages.required('Reason')
            : messages.minLength('Reason', LEAST),
    },
  });
  const draft = useFormDraft(form, {
    of: draftOfPayouts(
      decision,
      rows.map(({ id }) => id),
    ),
  });
  if (taken.length === 0)
    return (
      <div className={classes.step}>
        <Banner tone="warning" title="None of them can be decided now" />
        <Rows label="Payouts" rows={rows} />
        <div className={classes.end}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    );
  return (
    <RecordForm
      form={form}
      name={title}
      saveLabel={`${decision === 'release' ? 'Confirm' : 'Return'} ${inWords(taken.length, 'payout')}`}
      labels={{ reason: 'Reason' }}
      save={({ reason }) =>
        decide.send({
          body: {
            decision,
            payout_ids: rows.map(({ id }) => id),
            reason: needsReason ? reason.trim() : null,
          },
        })
      }
      onSaved={(answer) => {
        draft.forget();
        onDone(answer.rows);
      }}
      cancel={onClose}
    >
      <RestoredBanner draft={draft} />
      <p>{about}</p>
      {needsReason && (
        <TextField
          label="Reason"
          required
          help="As the bank gives it, such as R03 No account. The associates read it."
          maxLength={500}
          startsFocused
          {...form.field('reason')}
        />
      )}
      <Rows label="What will happen" rows={rows} />
    </RecordForm>
  );
}

interface OutcomeProps extends Pick<DecisionDialogProps, 'decision' | 'onClose'> {
  readonly answers: readonly Answer[];
}

function Outcome({ decision, answers, onClose }: OutcomeProps) {
  const taken = answers.filter(({ refusal }) => refusal === null).length;
  const [one, many] = WORDS[decision].done;
  const left = answers.length - taken;
  return (
    <div className={classes.step}>
      <Banner tone={left > 0 ? 'warning' : 'success'} title={inWords(taken, one, many)} live>
        {left > 0 && `${inWords(left, 'payout stays', 'payouts stay')} as before, for the reason given.`}
      </Banner>
      <Rows label="What happened" rows={answers} />
      <div className={classes.end}>
        <Button variant="filled" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}

function Rows({ label, rows }: { readonly label: string; readonly rows: readonly Answer[] }) {
  return (
    <FactTable
      label={label}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          label: 'Associate',
          of: ({ associate }) => (associate ? <Private>{associate.name}</Private> : 'Unknown'),
        },
        { label: 'Run', isNumber: true, of: ({ pay_run_number }) => pay_run_number },
        {
          label: 'Net',
          isNumber: true,
          of: ({ net_cents, currency }) => <Money cents={net_cents} currency={currency ?? 'USD'} />,
        },
        { label: 'Before', of: ({ before }) => before },
        { label: 'After', of: ({ after, refusal }) => refusal ?? after },
      ]}
    />
  );
}
