/** What shows cases to the home office: a policy that is entered or changed may be the one of a case. */
export const OFFICE_CASES_SHOWN_BY = [
  'getAdminCarrierCase',
  'listAdminCarrierCases',
  'countAdminCarrierCases',
] as const;
