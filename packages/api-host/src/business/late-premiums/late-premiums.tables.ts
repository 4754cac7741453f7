import type { Row } from '../../platform/database/tables.ts';

/** What a call to the client brought. */
export const CALL_OUTCOMES = ['No Answer', 'Reached', 'Promised', 'Paid', 'Lost'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export type LatePremiumRow = Row<'late_premium'>;
