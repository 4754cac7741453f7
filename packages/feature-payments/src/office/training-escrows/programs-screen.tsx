import { trainingProgramsFields } from '@upline/api-client/lists/training-programs.ts';
import { associateCodeColumn, associateColumn, columnsFor, ListScreen, personColumn } from '@upline/shell';
import { Dash, Money } from '@upline/ui-kit/format/formats.tsx';
import { PROGRAM_LIST } from './program-list.ts';

/** Columns of the programs (domain.md 2.36). */
const COLUMNS = columnsFor<'listTrainingPrograms'>(trainingProgramsFields, [
  associateColumn(190),
  personColumn('trainer', { cardRole: 'subtitle', width: 190 }),
  { field: 'due_date', cardRole: 'meta', width: 120 },
  { id: 'days_left', label: 'Days Left', type: 'number', file: ['due_date'], width: 105 },
  { id: 'cases_acknowledged', label: 'Cases', type: 'number', width: 100 },
  {
    id: 'waiting',
    label: 'Escrow',
    type: 'money',
    align: 'end',
    secret: true,
    cardRole: 'value',
    file: ['cases_waiting'],
    cell: ({ waiting }) =>
      waiting.length === 0 ? (
        <Dash />
      ) : (
        waiting.map(({ currency, cents }) => <Money key={currency} cents={cents} currency={currency} />)
      ),
    width: 130,
  },
  { field: 'status', as: 'status', cardRole: 'meta', width: 130 },
  { field: 'opened_at', defaultHidden: true, width: 120 },
  associateCodeColumn(130),
]);

/** `training-escrows`: every training program, what is due first comes first (domain.md 2.19, 2.36). */
export const ProgramsScreen = () => (
  <ListScreen
    title="Training escrow"
    operations={PROGRAM_LIST}
    label="Training programs"
    noun={{ one: 'program', many: 'programs' }}
    columns={COLUMNS}
    rowTarget={(row) => ({ to: '/training-escrows/$id', params: { id: row.id } })}
    search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search trainees' }}
    empty={{
      title: 'Nobody is in training.',
      description: 'Associates who joined without a license are listed here, with the money that waits.',
    }}
  />
);
