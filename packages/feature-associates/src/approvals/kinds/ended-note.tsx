import { companyToday } from '@upline/domain';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import type { ReactNode } from 'react';
import type { Approval } from '../approval-list.ts';

/** Of a paper whose last day passed while it waited: the approval no longer brings about what its question says. */
export const endedNote = ({ is_waiting }: Approval, lastDay: string | null): ReactNode =>
  is_waiting &&
  lastDay !== null &&
  lastDay < companyToday() && (
    <>
      It ended on <DateText value={lastDay} />. Approved, it counts only for the days until then.
    </>
  );
