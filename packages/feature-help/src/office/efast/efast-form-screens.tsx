import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { createEfastTask } from '@upline/api-client/fields/admin/content.ts';
import { CreateScreen, EditScreen, queryFor, recordField, recordValues, type ValuesIn } from '@upline/shell';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import { SHOWN_BY } from '../content-lists.ts';

const route = getRouteApi('/signed-in/content/efast-start/$id/edit');
const taskValues = recordValues(createEfastTask, {
  start: { kind: 'Confirm', observes: '', is_required: true },
});
const Field = recordField(taskValues);

function TaskFields({ form: { values } }: { readonly form: RecordFormState<ValuesIn<typeof taskValues>> }) {
  const { kind } = values;
  return (
    <>
      <FormSection title="Task">
        <Field name="title" autoComplete="off" />
        <Field name="description" rows={3} />
        <Field name="kind" />
        {kind === 'Video' && <Field name="video" autoComplete="off" help="The id at the video host." />}
        {(kind === 'Link' || kind === 'Form') && (
          <Field
            name="address"
            autoComplete="off"
            help={
              kind === 'Form'
                ? 'A page of the portal, such as /account/photo.'
                : 'A page of the portal, such as /pages/privacy, or an https address.'
            }
          />
        )}
        {kind === 'Form' && <Field name="observes" help="Left empty, the associate ticks the task." />}
      </FormSection>
      <FormSection title="When">
        <Field name="is_required" />
        <Field name="days_offset" help="Counted from the day of joining, which is day 0." />
      </FormSection>
    </>
  );
}

/** `content/efast-start/create`: a draft. */
export const EfastCreateScreen = () => (
  <CreateScreen
    values={taskValues}
    noun="task"
    operation="createEfastTask"
    refresh={SHOWN_BY.efast}
    done={({ id }) => ({ to: '/content/efast-start/$id', params: { id } })}
    cancel={{ to: '/content/efast-start' }}
  >
    {(form) => <TaskFields form={form} />}
  </CreateScreen>
);

/** `content/efast-start/{id}/edit`. */
export function EfastEditScreen() {
  const params = route.useParams();
  const { data: task } = useSuspenseQuery(queryFor('getEfastTask', { params }));
  return (
    <EditScreen
      values={taskValues}
      noun="task"
      record={task}
      name={task.title}
      isPrivate={false}
      operation="updateEfastTask"
      input={{ params }}
      refresh={SHOWN_BY.efast}
      page={{ to: '/content/efast-start/$id', params }}
    >
      {(form) => <TaskFields form={form} />}
    </EditScreen>
  );
}
