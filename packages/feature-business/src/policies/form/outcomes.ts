import { formatBps } from '@upline/domain';
import type { FormCheck } from './compliance-gate.tsx';
import type { PolicyValues } from './policy-values.ts';

/** More than half of a policy needs the word of the home office as well (R-POL-02). */
const HALF_BPS = 5_000;

/** Who is asked when a split of this size is entered by the writing associate. */
export const splitOutcome = (name: string, share_bps: number): string =>
  `${name} is asked to accept ${formatBps(share_bps)}${share_bps > HALF_BPS ? '; so is the home office' : ''}.`;

/** The same when the home office enters it. */
export const officeSplitOutcome = (name: string): string => `The share of ${name} is approved at once.`;

/**
 * What saving brings about, in plain words: the status, who is asked, and where money waits. `check` is 'on save' where it is
 * not asked while somebody types.
 */
export function outcomesOf(
  values: PolicyValues,
  check: FormCheck | 'on save' | undefined,
  splitWords: typeof splitOutcome = splitOutcome,
): string[] {
  const { splits, training_associate_code: trainee } = values;
  const findings = typeof check === 'object' ? check.findings : [];
  const stops = findings.filter(({ severity }) => severity === 'blocks_save');
  const asked = findings.filter(({ severity }) => severity === 'blocks_ready_to_pay');
  return [
    check === 'on save'
      ? 'The submission check runs when you save.'
      : !check
        ? 'The submission check has not answered yet.'
        : stops.length > 0
          ? `It cannot be saved yet: ${stops.map(({ message }) => message).join('. ')}.`
          : asked.length > 0
            ? `It is saved as Action Required and cannot be paid until this is mended: ${asked.map(({ message }) => message).join('. ')}.`
            : 'It is saved as Pending and is paid after the carrier has issued it.',
    ...splits.flatMap(({ associate_code: one, share_bps }) =>
      one ? [splitWords(one.name, share_bps ?? 0)] : [],
    ),
    ...(trainee
      ? [`The training share of ${trainee.name} waits in escrow until the training program is completed.`]
      : []),
  ];
}
