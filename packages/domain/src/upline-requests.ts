import type { ApprovalStatus } from './enumerations/people.ts';

interface Standing {
  readonly status: ApprovalStatus;
  /** Who brought each status about, oldest first. */
  readonly steps: readonly { readonly acted_as: string }[];
}

/**
 * How the status of a request for another upline reads (domain.md 2.33): Revoked, it was withdrawn by the associate who
 * sent it, or ended by itself because the move was made meanwhile.
 */
export function uplineRequestWord({ status, steps }: Standing): string {
  if (status !== 'Revoked') return status;
  return steps.at(-1)?.acted_as === 'System' ? 'No Longer Needed' : 'Withdrawn';
}
