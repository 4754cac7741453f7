import type { OperationAnswer } from '@upline/api-client';
import type { StatusTone } from '@upline/ui-kit/status/status-tone.ts';

type Severity = OperationAnswer<'checkPolicy'>['findings'][number]['severity'];

/** What a finding of the submission check means for the policy, in words (domain.md 2.13). */
export const MEANING: Readonly<Record<Severity, { readonly word: string; readonly tone: StatusTone }>> = {
  blocks_save: { word: 'Cannot be saved', tone: 'danger' },
  blocks_ready_to_pay: { word: 'Holds up payment', tone: 'warning' },
  warning: { word: 'Please check', tone: 'neutral' },
};
