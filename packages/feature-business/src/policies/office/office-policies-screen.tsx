import { DataListFor, useMay } from '@upline/shell';
import { CreateButton } from '@upline/ui-kit/button/create-button.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { OFFICE_POLICY_COLUMNS } from '../policies-table.tsx';
import { OFFICE_POLICY_LIST } from './office-list.ts';
import { officeSteps } from './office-steps.ts';

/** Policies of the whole company (domain.md 2.36). */
export function OfficePoliciesScreen() {
  const mayCreate = useMay('createAdminPolicy');
  return (
    <>
      <PageHeader
        title="Business"
        primary={mayCreate && <CreateButton to={{ to: '/business/create' }}>Create policy</CreateButton>}
      />
      <DataListFor
        operations={OFFICE_POLICY_LIST}
        label="Policies"
        noun={{ one: 'policy', many: 'policies' }}
        columns={OFFICE_POLICY_COLUMNS}
        rowKey={(row) => row.id}
        rowTarget={(row) => ({
          to: '/business/$policy_number',
          params: { policy_number: row.policy_number },
          search: { id: row.id },
        })}
        actions={officeSteps}
        search={{ field: 'policy_number', placeholder: 'Search policy numbers' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Every policy that associates enter will be listed here.',
        }}
      />
    </>
  );
}
