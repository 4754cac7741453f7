import { legalTextsFields } from '@upline/api-client/lists/legal-texts.ts';
import { AMA_PLAN_NAMES } from '@upline/domain';
import { columnsFor, ListScreen } from '@upline/shell';
import { TEXT_LIST } from './legal-lists.ts';

const COLUMNS = columnsFor<'listLegalTexts'>(legalTextsFields, [
  { field: 'type', pinned: true, cardRole: 'title', width: 190 },
  { field: 'country', cardRole: 'subtitle', width: 110 },
  {
    field: 'plan',
    word: (plan) => AMA_PLAN_NAMES[plan],
    cardRole: 'subtitle',
    width: 110,
  },
  { field: 'partner', cardRole: 'subtitle', width: 100 },
  { field: 'text_version', cardRole: 'meta', width: 100 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 130 },
  { field: 'published_at', width: 170 },
  {
    id: 'published_by',
    label: 'Published By',
    type: 'text',
    value: (row) => row.published_by?.name,
    width: 170,
  },
  { field: 'updated_at', relative: true, width: 130 },
]);

/** `legal-texts`: what associates sign, in versions (domain.md 2.7). */
export function TextsScreen() {
  return (
    <ListScreen
      title="Legal texts"
      create={{ label: 'Create version', to: { to: '/legal-texts/create' }, needs: 'createLegalText' }}
      operations={TEXT_LIST}
      noun={{ one: 'text', many: 'texts' }}
      columns={COLUMNS}
      rowTarget={(row) => ({ to: '/legal-texts/$id', params: { id: row.id } })}
      empty={{
        title: 'Nothing here yet.',
        description: 'Create a text, then publish it: everybody it concerns is asked to sign it.',
      }}
    />
  );
}
