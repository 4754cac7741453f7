import { SegmentedControl } from '@mantine/core';
import { createPolicy } from '@upline/api-client/fields/business/policies.ts';
import { formatBps } from '@upline/domain';
import { Button, IconButton } from '@upline/ui-kit';
import { PercentField } from '@upline/ui-kit/field/typed-fields.tsx';
import { IconX } from '@upline/ui-kit/icons/icons.ts';
import { type AssociateLookup, AssociatePicker } from '@upline/ui-kit/picker/pickers.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './policy-form.module.css';
import { PolicyField, type PolicyValues, writingShare } from './policy-values.ts';

const { fields } = createPolicy;
const { fields: split = {}, max: MOST_SPLITS = 2 } = fields.splits;

export interface RolesStepProps {
  readonly form: RecordFormState<PolicyValues>;
  /** Who enters the policy; undefined: the home office, which names everybody. */
  readonly self: AssociateLookup | undefined;
  /** Who wrote it was asked before. */
  readonly hasFixedWriter?: boolean | undefined;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly AssociateLookup[]>;
}

/** Who wrote it, who shares it, who learned from it (domain.md 1.5). */
export function RolesStep({ form, self, hasFixedWriter = false, search }: RolesStepProps) {
  const { writing_associate_code: writer, training_associate_code: trainee } = form.values;
  const isTrainee = self !== undefined && trainee?.code === self.code;
  return (
    <>
      {self && (
        <SegmentedControl
          aria-label="Who took the application"
          value={isTrainee ? 'upline' : 'self'}
          data={[
            { value: 'self', label: 'I took the application' },
            { value: 'upline', label: 'My upline did, I was in training' },
          ]}
          onChange={(who) =>
            form.setValues(
              who === 'self'
                ? { writing_associate_code: self, training_associate_code: null }
                : { writing_associate_code: null, training_associate_code: self },
            )
          }
        />
      )}
      <AssociatePicker
        label={fields.writing_associate_code.label}
        required
        readOnly={hasFixedWriter || (self !== undefined && !isTrainee)}
        help={writer ? `Share: ${formatBps(Math.max(0, writingShare(form.values.splits)))}` : undefined}
        search={search}
        {...form.field('writing_associate_code')}
      />
      <PolicyField name="writing_number" />
      <Splits form={form} search={search} />
      {!isTrainee && (
        <AssociatePicker
          label={fields.training_associate_code.label}
          help={fields.training_associate_code.help}
          search={search}
          {...form.field('training_associate_code')}
        />
      )}
    </>
  );
}

/** Up to two who share, each with a part of the whole. */
function Splits({ form, search }: Pick<RolesStepProps, 'form' | 'search'>) {
  const { splits } = form.values;
  const add = (share_bps: number | null) =>
    form.insertListItem('splits', { key: crypto.randomUUID(), associate_code: null, share_bps });
  return (
    <fieldset className={classes.group} data-path="splits" tabIndex={-1}>
      <legend className={classes.legend}>{fields.splits.label}</legend>
      {splits.map(({ key }, index) => (
        <div key={key} className={classes.split}>
          <AssociatePicker
            label={split.associate_code?.label ?? ''}
            required
            search={search}
            {...form.field(`splits.${index}.associate_code`)}
          />
          <PercentField
            label={split.share_bps?.label ?? ''}
            required
            {...form.field(`splits.${index}.share_bps`)}
          />
          <IconButton
            label={`Remove split ${index + 1}`}
            onClick={() => form.removeListItem('splits', index)}
          >
            <IconX size={16} stroke={1.75} />
          </IconButton>
        </div>
      ))}
      {form.errors.splits && <p className={classes.error}>{form.errors.splits}</p>}
      {splits.length < MOST_SPLITS && (
        <div className={layout.buttons}>
          <Button size="xs" onClick={() => add(null)}>
            Add a split
          </Button>
          {splits.length === 0 && (
            <Button size="xs" onClick={() => add(5_000)}>
              Match-up 50/50
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
