import { CreateScreen } from '@upline/shell';
import { PROSPECT_LISTS } from '../prospect-shown-by.ts';
import { ProspectFields } from './prospect-form.tsx';
import { prospectValues } from './prospect-values.ts';

/** `business/prospects/create`. */
export function ProspectCreateScreen() {
  return (
    <CreateScreen
      values={prospectValues}
      noun="prospect"
      operation="createProspect"
      refresh={PROSPECT_LISTS}
      done={({ id }) => ({ to: '/business/prospects/$id', params: { id } })}
      cancel={{ to: '/business/prospects' }}
    >
      {(form) => <ProspectFields form={form} isNew />}
    </CreateScreen>
  );
}
