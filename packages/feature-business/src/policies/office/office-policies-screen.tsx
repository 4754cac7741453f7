import { ListScreen } from '@upline/shell';
import { OFFICE_POLICY_COLUMNS } from '../policies-table.tsx';
import { OFFICE_POLICY_LIST } from './office-list.ts';
import { officeSteps } from './office-steps.ts';

/** Policies of the whole company (domain.md 2.36). */
export function OfficePoliciesScreen() {
  return (
    <ListScreen
      title="Business"
      create={{ label: 'Create policy', to: { to: '/business/create' }, needs: 'createAdminPolicy' }}
      operations={OFFICE_POLICY_LIST}
      label="Policies"
      noun={{ one: 'policy', many: 'policies' }}
      columns={OFFICE_POLICY_COLUMNS}
      rowTarget={(row) => ({
        to: '/business/$policy_number',
        params: { policy_number: row.policy_number },
        search: { id: row.id },
      })}
      actions={officeSteps}
      search={{ field: 'client', digits: 'policy_number', placeholder: 'Search policies' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'Every policy that associates enter will be listed here.',
      }}
    />
  );
}
