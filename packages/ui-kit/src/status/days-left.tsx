import { EXPIRING_DAYS } from '@upline/domain';
import { Status } from './status.tsx';

export interface DaysLeftProps {
  /** Until the last day of the license; below 0 it has passed, null never comes. */
  readonly days: number | null;
  readonly isRenewed?: boolean;
}

const count = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** How long a paper is still good: what ends soon differs from what has ended, and the last day is red (R-LIC-04). */
export function DaysLeft({ days, isRenewed = false }: DaysLeftProps) {
  if (days === null) return <Status value="No end" tone="neutral" />;
  if (isRenewed) return <Status value="Renewed" tone="success" />;
  if (days < 0) return <Status value={`Expired ${count(-days)} ago`} tone="danger" />;
  if (days === 0) return <Status value="Expires today" tone="danger" />;
  if (days <= EXPIRING_DAYS) return <Status value={count(days)} tone="warning" />;
  return <Status value={count(days)} tone="neutral" />;
}
