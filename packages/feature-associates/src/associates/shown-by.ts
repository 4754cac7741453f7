/** Answers that show an associate or what was done with them. */
export const SHOWN_BY = [
  'getAssociate',
  'listAssociates',
  'countAssociates',
  'listAssociateAudit',
  'listAuditEntries',
] as const;

/** Answers that show where somebody is and was in the network. */
export const NETWORK_SHOWN_BY = [
  ...SHOWN_BY,
  'listAssociateChanges',
  'getAssociateHistory',
  'getAssociateUplinesAsOf',
  'listAssociatesAsOf',
  'getAssociateLevelHistory',
  'previewAssociateStatus',
] as const;
