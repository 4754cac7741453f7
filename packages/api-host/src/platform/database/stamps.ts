/** A request by somebody, or the system at work. */
export interface By {
  readonly now: Date;
  readonly caller: { readonly code: string } | undefined;
}

/** Who changed a row, and when. */
export const changedBy = ({ now, caller }: By) => ({ updated_at: now, updated_by: caller?.code ?? null });

/** Who added a row, and when. */
export const addedBy = (by: By) => ({
  created_at: by.now,
  created_by: by.caller?.code ?? null,
  ...changedBy(by),
});
