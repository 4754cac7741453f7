import type { ChangeResourceName } from '@upline/domain';
import { type Save, useSave } from '@upline/shell';
import { type EditedResource, RESOURCES } from './change-lists.ts';

/** What shows a bulk edit or an import. */
export const CHANGE_SHOWN_BY = [
  'getChange',
  'listChanges',
  'countChanges',
  'listChangeRows',
  'countChangeRows',
] as const;

const PREVIEWS = {
  clients: 'previewClientEdits',
  prospects: 'previewProspectEdits',
  policies: 'previewPolicyEdits',
} as const;

/** The three previews take and answer the same. */
export const usePreviewEdits = (resource: EditedResource): Save<'previewClientEdits'> =>
  useSave({
    operation: PREVIEWS[resource] as 'previewClientEdits',
    refresh: ['listChanges', 'countChanges'],
  });

export const useMapImport = () =>
  useSave({ operation: 'mapImport', refresh: CHANGE_SHOWN_BY, rereads: true });

export const useApplyChange = (resource: ChangeResourceName) =>
  useSave({
    operation: 'applyChange',
    refresh: [...CHANGE_SHOWN_BY, ...RESOURCES[resource].shownBy],
    rereads: true,
  });
