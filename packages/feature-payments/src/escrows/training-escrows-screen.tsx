import { useQuery } from '@tanstack/react-query';
import { ListScreen, queryFor, useAccess } from '@upline/shell';
import { ESCROW_LIST } from './escrow-lists.ts';
import { ESCROW_COLUMNS, type EscrowRow } from './escrows-table.tsx';
import { ProgramCard } from './program-card.tsx';

/** `payments/training-escrows`: money that waits for a training program, and what became of it (domain.md 2.19). */
export function TrainingEscrowsScreen() {
  const { user } = useAccess();
  // What reverted from the reader is void and has no receipt any more; what reverted to the reader has one.
  const isGone = ({ status, trainee }: EscrowRow) => status === 'Reverted' && trainee?.code === user.code;
  return (
    <ListScreen
      title="Training escrow"
      operations={ESCROW_LIST}
      noun={{ one: 'line', many: 'lines' }}
      columns={ESCROW_COLUMNS}
      rowTarget={(row) =>
        isGone(row) ? null : { to: '/payments/compensations/$id', params: { id: row.id } }
      }
      search={{ field: 'trainee', digits: 'policy_number', placeholder: 'Search escrow' }}
      empty={{
        title: 'No training money.',
        description:
          'What a trainee earns on a policy waits here until the training program is completed. What reverts to its writer is listed here too.',
      }}
    >
      <OwnProgram />
    </ListScreen>
  );
}

/** The reader's own program while it decides about money: of a Training Associate, or of somebody whose money waits for it. */
function OwnProgram() {
  const { user } = useAccess();
  const { data: waiting } = useQuery(
    queryFor('listTrainingEscrows', { query: { filter: { status: { eq: 'Escrow' } }, limit: 1 } }),
  );
  const hasOne = user.level?.code === 'TA' || (waiting?.rows[0]?.program_status ?? null) !== null;
  const { data } = useQuery({ ...queryFor('getOwnTrainingProgram'), enabled: hasOne });
  if (!data || (data.status === 'Completed' && (data.waiting ?? []).length === 0)) return null;
  return <ProgramCard program={data} />;
}
