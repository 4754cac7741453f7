/** A request by somebody. */
export interface By {
  readonly now: Date;
  readonly caller: { readonly code: string };
}

/** Who changed a row, and when. */
export const changedBy = ({ now, caller }: By) => ({ updated_at: now, updated_by: caller.code });

/** Who added a row, and when. */
export const addedBy = (by: By) => ({
  created_at: by.now,
  created_by: by.caller.code,
  ...changedBy(by),
});
