import type { ResourceNames } from './names.ts';

/** Form, stories and test of a resource's screens, by file name. */
export function clientForms(names: ResourceNames, featureName: string): Record<string, string> {
  const { one, many, noun, address, below } = names;
  const constant = one.snake.toUpperCase();
  return {
    [`form/${one.kebab}-values.ts`]: `import type { OperationAnswer } from '@upline/api-client';
import { create${one.pascal} } from '@upline/api-client/fields/${below}.ts';
import { recordValues } from '@upline/shell';

export type ${one.pascal} = OperationAnswer<'get${one.pascal}'>;

/** The form of ${names.aNoun}: its fields and their checks are those of the contract. */
export const ${one.camel}Values = recordValues(create${one.pascal});
`,
    [`form/${one.kebab}-form.tsx`]: `import { recordField } from '@upline/shell';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import { ${one.camel}Values } from './${one.kebab}-values.ts';

const Field = recordField(${one.camel}Values);

/** Create and edit share these fields. */
export function ${one.pascal}Fields() {
  return (
    <FormSection title="${one.sentence}">
      <Field name="name" autoComplete="off" />
      <Field name="notes" />
    </FormSection>
  );
}
`,
    [`form/${one.kebab}-create-screen.tsx`]: `import { CreateScreen } from '@upline/shell';
import { ${constant}_LISTS } from '../${one.kebab}-shown-by.ts';
import { ${one.pascal}Fields } from './${one.kebab}-form.tsx';
import { ${one.camel}Values } from './${one.kebab}-values.ts';

/** \`${below}/create\`. */
export const ${one.pascal}CreateScreen = () => (
  <CreateScreen
    values={${one.camel}Values}
    noun="${noun}"
    operation="create${one.pascal}"
    refresh={${constant}_LISTS}
    done={({ id }) => ({ to: '${address}/$id', params: { id } })}
    cancel={{ to: '${address}' }}
  >
    {() => <${one.pascal}Fields />}
  </CreateScreen>
);
`,
    [`form/${one.kebab}-edit-screen.tsx`]: `import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EditScreen, queryFor } from '@upline/shell';
import { ${constant}_VIEWS } from '../${one.kebab}-shown-by.ts';
import { ${one.pascal}Fields } from './${one.kebab}-form.tsx';
import { ${one.camel}Values } from './${one.kebab}-values.ts';

const route = getRouteApi('/signed-in${address}/$id/edit');

/** \`${below}/{id}/edit\`. */
export function ${one.pascal}EditScreen() {
  const params = route.useParams();
  const { data: ${one.camel} } = useSuspenseQuery(queryFor('get${one.pascal}', { params }));
  return (
    <EditScreen
      values={${one.camel}Values}
      noun="${noun}"
      record={${one.camel}}
      name={${one.camel}.name}
      operation="update${one.pascal}"
      input={{ params }}
      refresh={${constant}_VIEWS}
      page={{ to: '${address}/$id', params }}
    >
      {() => <${one.pascal}Fields />}
    </EditScreen>
  );
}
`,
    [`${many.kebab}.pages.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, isShown, pagesOf } from '@upline/testing/page-story';
import { ${featureName} } from '../feature.ts';

const LIST = '${address}';
const RECORD = \`\${LIST}/\${exampleOf('get${one.pascal}').id}\`;

const meta = {
  title: 'Pages/${many.sentence}',
  component: pagesOf(${featureName}),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: LIST },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: \`\${LIST}?filter={"name":{"contains":"x"}}\`, state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const ${one.pascal}: Story = { args: { at: RECORD } };
export const ${one.pascal}Loading: Story = { args: { at: RECORD, state: 'Loading' } };
export const ${one.pascal}Error: Story = { args: { at: RECORD, state: 'Error' } };
export const ${one.pascal}Forbidden: Story = { args: { at: RECORD, state: 'Forbidden' } };
export const Create: Story = { args: { at: \`\${LIST}/create\` } };
export const CreateForbidden: Story = {
  args: { at: \`\${LIST}/create\`, state: 'Forbidden' },
};
export const Edit: Story = { args: { at: \`\${RECORD}/edit\` } };
export const EditError: Story = { args: { at: \`\${RECORD}/edit\`, state: 'Error' } };
`,
    [`${many.kebab}.test.tsx`]: `import { screen, waitFor } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ${featureName} } from '../feature.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'ana') => renderFeature({ host, features: [${featureName}], at, as });
const nameField = () => screen.findByRole('textbox', { name: 'Name' });

it('is entered, found in the list and changed (SPEC 8)', async () => {
  const view = await open('${address}/create');
  await view.user.click(await screen.findByRole('button', { name: 'Create ${noun}' }));
  expect((await screen.findAllByText('Name is required')).length).toBeGreaterThan(0);
  await view.user.type(await nameField(), 'Entered');
  await view.user.click(screen.getByRole('button', { name: 'Create ${noun}' }));
  expect(await screen.findByText('${one.sentence} created successfully')).toBeInTheDocument();
  await view.user.click(await screen.findByRole('link', { name: 'Edit ${noun}' }));
  await view.user.clear(await nameField());
  await view.user.type(await nameField(), 'Changed');
  await view.user.click(screen.getByRole('button', { name: 'Save ${noun}' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Changed' })).toBeInTheDocument();
  view.unmount();

  const list = await open('${address}');
  expect(await screen.findByRole('link', { name: 'Changed' })).toBeInTheDocument();
  list.unmount();
});

it('is archived and restored from its menu', async () => {
  const first = await open('/');
  const { id } = await first.api.call('create${one.pascal}', { body: { name: 'Kept', notes: null } });
  first.unmount();
  const view = await open(\`${address}/\${id}\`);
  const choose = async (entry: string) => {
    await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await view.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await choose('Archive ${noun}');
  expect(await screen.findByText(/^This ${noun} is archived\\./)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit ${noun}' })).not.toBeInTheDocument();
  await choose('Restore ${noun}');
  await waitFor(() => expect(screen.queryByText(/is archived\\./)).not.toBeInTheDocument());
  view.unmount();
});

it('of somebody else is not found, and the suspended are offered no change (S-37)', async () => {
  const view = await open('/');
  const { id } = await view.api.call('create${one.pascal}', { body: { name: 'Own', notes: null } });
  view.unmount();
  const other = await open(\`${address}/\${id}\`, 'hal');
  expect(await screen.findByText('Resource not found')).toBeInTheDocument();
  other.unmount();
  const suspended = await open('${address}', 'sam');
  await screen.findByRole('heading', { level: 1, name: '${many.sentence}' });
  expect(screen.queryByRole('link', { name: 'Create ${noun}' })).not.toBeInTheDocument();
  suspended.unmount();
});
`,
  };
}
