import { CreateScreen } from '@upline/shell';
import { useCreateProspect } from './prospect-form.mutations.ts';
import { ProspectFields } from './prospect-form.tsx';
import { prospectValues } from './prospect-values.ts';

/** `business/prospects/create`. */
export function ProspectCreateScreen() {
  const { send } = useCreateProspect();
  return (
    <CreateScreen
      values={prospectValues}
      noun="prospect"
      save={(body) => send({ body })}
      done={({ id }) => ({ to: '/business/prospects/$id', params: { id } })}
      cancel={{ to: '/business/prospects' }}
    >
      {(form) => <ProspectFields form={form} isNew />}
    </CreateScreen>
  );
}
