import type { OperationInput } from '@upline/api-client';
import { formatBps, messages } from '@upline/domain';
import { RestoredBanner, useApi, useFormDraft } from '@upline/shell';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { PercentField } from '@upline/ui-kit/field/typed-fields.tsx';
import { type AssociateLookup, AssociatePicker } from '@upline/ui-kit/picker/pickers.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { officeSplitOutcome, splitOutcome } from '../form/outcomes.ts';
import type { Policy } from '../policy-head.tsx';

export type SplitBody = NonNullable<OperationInput<'addPolicyShare'>['body']>;

export interface SplitDialogProps {
  readonly policy: Pick<Policy, 'shares' | 'version'>;
  /** The home office enters it: nobody is asked. */
  readonly byOffice?: boolean;
  /** Over the version it was entered on, or the one a conflict was settled with. */
  readonly save: (split: SplitBody, version: number) => Promise<unknown>;
  /** What is typed is kept under it. */
  readonly draftOf: string;
  readonly onClose: () => void;
}

interface SplitValues {
  associate_code: AssociateLookup | null;
  share_bps: number | null;
}

const LEAST_BPS = 100;
const WHOLE_BPS = 10_000;

/** One more associate who shares, out of the writing associate's part (R-POL-02, R-VAL-18). */
export function SplitDialog({ policy, byOffice = false, save, draftOf, onClose }: SplitDialogProps) {
  const api = useApi();
  // What is asked for, or refused and not yet removed, is kept free: the writing associate may still agree to it.
  const writing = policy.shares.slice(1).reduce((left, { share_bps }) => left - share_bps, WHOLE_BPS);
  const form = useRecordForm<SplitValues>({
    initialValues: { associate_code: null, share_bps: null },
    validate: {
      associate_code: (one) => (one ? null : messages.required('Split Associate')),
      share_bps: (bps) => {
        if (!bps || bps < LEAST_BPS) return messages.min('Share', '1%');
        return bps > writing - LEAST_BPS
          ? messages.max('Share', formatBps(Math.max(LEAST_BPS, writing - LEAST_BPS)))
          : null;
      },
    },
  });
  const draft = useFormDraft(form, { version: policy.version, of: draftOf });
  const { associate_code: one, share_bps } = form.values;
  const outcome = byOffice ? officeSplitOutcome : splitOutcome;
  return (
    <Dialog opened title="Add a split" size="lg" onClose={onClose}>
      <RecordForm
        form={form}
        name="Split"
        version={draft.version}
        saveLabel="Add split"
        labels={{ associate_code: 'Split Associate', share_bps: 'Share' }}
        save={({ associate_code, share_bps: bps }, { version = policy.version }) =>
          save({ associate_code: associate_code?.code ?? '', share_bps: bps ?? 0 }, version)
        }
        onSaved={() => {
          draft.forget();
          onClose();
        }}
        cancel={onClose}
      >
        <RestoredBanner draft={draft} />
        <AssociatePicker
          label="Split Associate"
          required
          startsFocused
          search={async (text, signal) =>
            (await api.call('searchAssociates', { query: { search_keyword: text }, signal })).rows
          }
          {...form.field('associate_code')}
        />
        <PercentField
          label="Share"
          required
          help={`Out of the ${formatBps(writing)} of the writing associate.`}
          {...form.field('share_bps')}
        />
        {one && share_bps ? <p className={layout.muted}>{outcome(one.name, share_bps)}</p> : null}
      </RecordForm>
    </Dialog>
  );
}
