/** What lists and counts prospects. */
export const PROSPECT_LISTS = ['listProspects', 'countProspects', 'countProspectsByStage'] as const;
/** What a change of one prospect is seen in. */
export const PROSPECT_VIEWS = ['getProspect', ...PROSPECT_LISTS] as const;
