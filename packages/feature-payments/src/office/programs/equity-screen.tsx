import { equityCreditsFields } from '@upline/api-client/lists/equity-credits.ts';
import { associateCodeColumn, associateWithCode, columnsFor, ListScreen } from '@upline/shell';
import { EQUITY_LIST } from './equity-list.ts';
import { equityActions, forfeiting, granting } from './programs.actions.tsx';

const COLUMNS = columnsFor<'listAllEquityCredits'>(equityCreditsFields, [
  associateWithCode(200),
  { field: 'grant_date', cardRole: 'subtitle', width: 120 },
  { field: 'source', cardRole: 'meta', width: 150 },
  { field: 'credits', cardRole: 'value', width: 100 },
  { id: 'vested', label: 'Vested', type: 'number', width: 100 },
  { id: 'unvested', label: 'Unvested', type: 'number', width: 100 },
  { id: 'forfeited', label: 'Forfeited', type: 'number', width: 100 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 120 },
  { id: 'note', label: 'Note', type: 'text', secret: true, width: 240 },
  associateCodeColumn(130),
]);

/** `programs/equity`: what was granted to whom, how much of it is vested, and grants by hand (domain.md 2.6). */
export function EquityScreen() {
  return (
    <ListScreen
      title="Equity shares"
      begins={[granting(), forfeiting()]}
      operations={EQUITY_LIST}
      label="Equity share credits"
      noun={{ one: 'grant', many: 'grants' }}
      columns={COLUMNS}
      actions={equityActions}
      avatar={(row) => ({ name: row.associate.name })}
      search={{ field: 'associate', placeholder: 'Search associates' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'Credits come with promotions, personal production and builder bonuses, or by hand.',
      }}
    />
  );
}
