import { useAccess, useGo } from '@upline/shell';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useState } from 'react';
import { useCreateProspect } from './prospect-form.mutations.ts';
import { ProspectForm } from './prospect-form.tsx';
import { emptyProspect } from './prospect-values.ts';

/** `business/prospects/create`. */
export function ProspectCreateScreen() {
  const { user } = useAccess();
  const go = useGo();
  const { send } = useCreateProspect();
  const [initialValues] = useState(() => emptyProspect(user.country));
  return (
    <>
      <PageHeader title="Create prospect" />
      <ProspectForm
        initialValues={initialValues}
        save={(body) => send({ body })}
        onDone={({ id }) => go({ to: '/business/prospects/$id', params: { id } })}
        cancel={{ to: '/business/prospects' }}
      />
    </>
  );
}
