/** What shows lines of everybody; the policy shows them as well. */
export const LINES_SHOWN_BY = [
  'listAllCompensations',
  'countAllCompensations',
  'totalAllCompensations',
  'getAnyCompensation',
] as const;

/** What shows debts of everybody. */
export const DEBTS_SHOWN_BY = [
  'listAllChargebacks',
  'countAllChargebacks',
  'totalAllChargebacks',
  'getAnyChargeback',
  'listAllRollUps',
  'countAllRollUps',
  'getOfficeQueues',
] as const;
