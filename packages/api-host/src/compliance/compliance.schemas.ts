import { z } from 'zod';
import { COMPLIANCE_CHECKS, COMPLIANCE_SEVERITIES } from './compliance.rules.ts';

/** One failing row of domain.md 2.13 as an answer holds it. */
export const complianceFailure = z.strictObject({
  check: z.enum(COMPLIANCE_CHECKS),
  message: z.string(),
  severity: z.enum(COMPLIANCE_SEVERITIES).meta({
    description: '`blocks_save`: associates cannot save; `blocks_ready_to_pay`: saved as Action Required',
  }),
  associate_code: z.string().nullable().meta({ description: 'Whom it is about; null: the policy itself' }),
  fix: z.strictObject({
    label: z.string(),
    to: z.string().meta({ description: 'Address in the app, or a part of the form: `#shares`' }),
  }),
});

/** A row of domain.md 2.13 that holds. */
export const compliancePass = z.strictObject({
  check: z.enum(COMPLIANCE_CHECKS),
  label: z.string(),
  associate_code: z.string().nullable().meta({ description: 'Whom it is about; null: the policy itself' }),
});

export const complianceFailureExample = {
  check: 'license',
  message: 'No valid Life license in TX on 11/21/2026',
  severity: 'blocks_ready_to_pay',
  associate_code: 'U000008',
  fix: { label: 'Add a license', to: '/account/licenses' },
} satisfies z.input<typeof complianceFailure>;
