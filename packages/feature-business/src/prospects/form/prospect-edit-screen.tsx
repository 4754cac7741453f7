import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EditScreen, queryFor } from '@upline/shell';
import { PROSPECT_VIEWS } from '../prospect-shown-by.ts';
import { ProspectFields } from './prospect-form.tsx';
import { prospectValues } from './prospect-values.ts';

const route = getRouteApi('/signed-in/business/prospects/$id/edit');

/** `business/prospects/{id}/edit`. */
export function ProspectEditScreen() {
  const params = route.useParams();
  const { data: prospect } = useSuspenseQuery(queryFor('getProspect', { params }));
  return (
    <EditScreen
      values={prospectValues}
      noun="prospect"
      record={prospect}
      name={prospect.name}
      operation="updateProspect"
      input={{ params }}
      refresh={PROSPECT_VIEWS}
      page={{ to: '/business/prospects/$id', params }}
    >
      {(form) => <ProspectFields form={form} />}
    </EditScreen>
  );
}
