// Values of bulk edits and imports. A stored value is the word shown on screen; every list is complete and in display order.

/** Lists whose rows are edited in bulk or imported. */
export const CHANGE_RESOURCES = ['clients', 'prospects', 'policies', 'video-contacts'] as const;
export type ChangeResourceName = (typeof CHANGE_RESOURCES)[number];

export const CHANGE_KINDS = ['Edit', 'Import'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A draft is a preview: nothing is written yet. */
export const CHANGE_STATUSES = ['Draft', 'Applying', 'Applied', 'Undoing', 'Undone'] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

/**
 * What becomes of one row. Before it is applied a row is Ready, No Change or Refused; afterwards it is Saved, Refused or
 * Changed Meanwhile; an undone row is Undone, one that somebody has changed since is Kept.
 */
export const CHANGE_ROW_STATES = [
  'Ready',
  'No Change',
  'Refused',
  'Saved',
  'Changed Meanwhile',
  'Undone',
  'Kept',
] as const;
export type ChangeRowState = (typeof CHANGE_ROW_STATES)[number];

/** How a field's value is entered and shown; a `state` is the code of a state or province. */
export const CHANGE_FIELD_KINDS = [
  'text',
  'long text',
  'enum',
  'state',
  'date',
  'money',
  'yes or no',
] as const;
export type ChangeFieldKind = (typeof CHANGE_FIELD_KINDS)[number];
