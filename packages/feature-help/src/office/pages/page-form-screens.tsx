import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { createContentPage } from '@upline/api-client/fields/admin/content.ts';
import { CreateScreen, EditScreen, queryFor, recordField, recordValues, type ValuesIn } from '@upline/shell';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import { SHOWN_BY } from '../content-lists.ts';
import { TextBodyField } from '../text-body-field.tsx';

const route = getRouteApi('/signed-in/content/pages/$id/edit');
const pageValues = recordValues(createContentPage);
const Field = recordField(pageValues);

interface PageFieldsProps {
  readonly form: RecordFormState<ValuesIn<typeof pageValues>>;
  readonly isLinked?: boolean;
}

function PageFields({ form, isLinked = false }: PageFieldsProps) {
  return (
    <FormSection title="Page">
      <Field name="title" autoComplete="off" />
      <Field
        name="slug"
        autoComplete="off"
        readOnly={isLinked}
        help={
          isLinked
            ? 'The product leads to this page, so its address stays.'
            : 'The last part of the address, such as careers. Left empty, it is made of the title.'
        }
      />
      <Field name="show_in_menu" help="Listed among the resources of Help." />
      <TextBodyField field={form.field('body')} />
    </FormSection>
  );
}

/** `content/pages/create`: a draft. */
export const PageCreateScreen = () => (
  <CreateScreen
    values={pageValues}
    noun="page"
    operation="createContentPage"
    refresh={SHOWN_BY.pages}
    done={({ id }) => ({ to: '/content/pages/$id', params: { id } })}
    cancel={{ to: '/content/pages' }}
  >
    {(form) => <PageFields form={form} />}
  </CreateScreen>
);

/** `content/pages/{id}/edit`. */
export function PageEditScreen() {
  const params = route.useParams();
  const { data: page } = useSuspenseQuery(queryFor('getContentPage', { params }));
  return (
    <EditScreen
      values={pageValues}
      noun="page"
      record={page}
      name={page.title}
      isPrivate={false}
      operation="updateContentPage"
      input={{ params }}
      refresh={SHOWN_BY.pages}
      page={{ to: '/content/pages/$id', params }}
    >
      {(form) => <PageFields form={form} isLinked={page.is_linked} />}
    </EditScreen>
  );
}
