import { levelRequestsFields } from '@upline/api-client/lists/level-requests.ts';
import { LEVELS } from '@upline/domain';
import { associateCodeColumn, associateWithCode, columnsFor, ListScreen, usePageAt } from '@upline/shell';
import { LEVEL_REQUEST_LIST } from './request-lists.ts';

const levelName = (code: string) => LEVELS.find((level) => level.code === code)?.name ?? code;

const COLUMNS = columnsFor<'listAdminLevelRequests'>(levelRequestsFields, [
  associateWithCode(200),
  associateCodeColumn(130),
  {
    id: 'from_level',
    label: 'Present Level',
    type: 'text',
    value: ({ from_level }) => from_level.name,
    width: 200,
  },
  {
    field: 'to_level',
    word: levelName,
    value: ({ to_level }) => to_level.code,
    cardRole: 'subtitle',
    width: 220,
  },
  { field: 'status', as: 'status', cardRole: 'meta', width: 130 },
  { field: 'created_at', cardRole: 'meta', width: 180 },
  { id: 'effective_date', label: 'Effective', type: 'date', width: 120 },
  { id: 'decision_reason', label: 'Reason', type: 'text', width: 240 },
]);

/** `/level-requests`: requests for RMD and higher, the newest first (R-LVL-03). */
export function LevelRequestsScreen() {
  const pageAt = usePageAt();
  return (
    <ListScreen
      title="Level requests"
      operations={LEVEL_REQUEST_LIST}
      label="Level requests"
      noun={{ one: 'request', many: 'requests' }}
      columns={COLUMNS}
      rowTarget={(row) => pageAt(`/approvals/level/${row.id}`) ?? null}
      avatar={(row) => ({ name: row.associate.name })}
      search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
      empty={{
        title: 'Nobody has asked for a level.',
        description: 'Levels below RMD are given automatically; RMD and higher are asked for.',
      }}
    />
  );
}
