import { ListScreen } from '@upline/shell';
import { TRAINEE_LIST, TRAINEES } from './trainee-lists.ts';
import { TRAINEE_COLUMNS } from './trainees-table.tsx';

/** `team/trainees`: those whom the associate trains, and for RMD and above all below in training (domain.md 2.19, 7.1). */
export function TraineesScreen() {
  return (
    <ListScreen
      title="Trainees"
      operations={TRAINEE_LIST}
      noun={{ one: 'trainee', many: 'trainees' }}
      columns={TRAINEE_COLUMNS}
      rowTarget={(row) => ({ to: `${TRAINEES}/$code`, params: { code: row.associate.code } })}
      search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search trainees' }}
      empty={{
        title: 'Nobody is in training.',
        description:
          'New associates whose trainer you are will be listed here, with the cases to acknowledge.',
      }}
    />
  );
}
