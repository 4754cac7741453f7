import type { ResourceNames } from './names.ts';

/** Routes, list and record of a resource's screens, by file name. */
export function clientScreens(names: ResourceNames): Record<string, string> {
  const { one, many, noun, nouns, aNoun, address, below } = names;
  const constant = one.snake.toUpperCase();
  return {
    [`${one.kebab}-list.ts`]: `import { builtInViews, type ListOperations } from '@upline/shell';

/** The operations the list of ${nouns} lives on; the route loads by them and the screen shows by them. */
export const ${constant}_LIST = {
  name: '${many.kebab}',
  list: 'list${many.pascal}',
  count: 'count${many.pascal}',
  export: 'export${many.pascal}',
  views: builtInViews('list${many.pascal}', () => [
    { id: 'archived', name: 'Archived', filter: { archived: { eq: true } } },
  ]),
} as const satisfies ListOperations;
`,
    [`${one.kebab}-shown-by.ts`]: `/** What lists and counts ${nouns}. */
export const ${constant}_LISTS = ['list${many.pascal}', 'count${many.pascal}'] as const;
/** What a change of one ${noun} is seen in. */
export const ${constant}_VIEWS = ['get${one.pascal}', ...${constant}_LISTS] as const;
`,
    [`${many.kebab}.actions.ts`]: `import { deletion, type NamedAction, offered, stepOf } from '@upline/shell';
import type { ${one.pascal} } from './form/${one.kebab}-values.ts';
import { ${constant}_LISTS, ${constant}_VIEWS } from './${one.kebab}-shown-by.ts';

/** What may be done to ${aNoun}, in the list as on its own page. */
export const ${one.camel}Actions = (
  ${one.camel}: Pick<${one.pascal}, 'id' | 'version' | 'actions'>,
  onDeleted?: () => void,
): NamedAction[] => {
  const params = { id: ${one.camel}.id };
  const input = { params, ifMatch: ${one.camel}.version };
  return offered(${one.camel}, {
    update: { label: 'Edit ${noun}', to: { to: '${address}/$id/edit', params } },
    archive: stepOf('${noun}', ['Archive', 'archived'], {
      operation: 'archive${one.pascal}',
      input,
      refresh: ${constant}_VIEWS,
    }),
    restore: stepOf('${noun}', ['Restore', 'restored'], {
      operation: 'restore${one.pascal}',
      input,
      refresh: ${constant}_VIEWS,
    }),
    delete: deletion('${noun}', {
      operation: 'delete${one.pascal}',
      input,
      refresh: ${constant}_LISTS,
      onDone: onDeleted,
    }),
  });
};
`,
    [`${many.kebab}.route.ts`]: `import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadNewest, loadRecord, signedInRoute } from '@upline/shell';
import { ${constant}_LIST } from './${one.kebab}-list.ts';

export const ${many.camel}Route = createRoute({
  getParentRoute: () => signedInRoute,
  path: '${address}',
  staticData: { title: '${many.sentence}', needs: 'list${many.pascal}' },
  ...listPage(${constant}_LIST),
  component: lazyRouteComponent(() => import('./${many.kebab}-screen.tsx'), '${many.pascal}Screen'),
});

export const ${one.camel}CreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '${address}/create',
  staticData: { title: 'Create ${noun}', needs: 'create${one.pascal}' },
  component: lazyRouteComponent(() => import('./form/${one.kebab}-create-screen.tsx'), '${one.pascal}CreateScreen'),
});

export const ${one.camel}Route = createRoute({
  getParentRoute: () => signedInRoute,
  path: '${address}/$id',
  staticData: { title: '${one.sentence}', needs: 'get${one.pascal}' },
  loader: loadRecord('get${one.pascal}'),
  component: lazyRouteComponent(() => import('./${one.kebab}-screen.tsx'), '${one.pascal}Screen'),
});

export const ${one.camel}EditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '${address}/$id/edit',
  staticData: { title: 'Edit', needs: 'update${one.pascal}' },
  loader: loadNewest('get${one.pascal}'),
  component: lazyRouteComponent(() => import('./form/${one.kebab}-edit-screen.tsx'), '${one.pascal}EditScreen'),
});
`,
    [`${many.kebab}-table.tsx`]: `import { ${many.camel}Fields } from '@upline/api-client/lists/${many.kebab}.ts';
import { columnsFor } from '@upline/shell';

/** Columns of the list of ${nouns}. */
export const ${constant}_COLUMNS = columnsFor<'list${many.pascal}'>(${many.camel}Fields, [
  { field: 'name', cardRole: 'title', pinned: true, width: 260 },
  { field: 'created_at', cardRole: 'meta', width: 170 },
  { field: 'archived', value: (row) => row.archived_at !== null, defaultHidden: true, width: 110 },
]);
`,
    [`${many.kebab}-screen.tsx`]: `import { ListScreen } from '@upline/shell';
import { ${one.camel}Actions } from './${many.kebab}.actions.ts';
import { ${constant}_COLUMNS } from './${many.kebab}-table.tsx';
import { ${constant}_LIST } from './${one.kebab}-list.ts';

/** \`${below}\`. */
export const ${many.pascal}Screen = () => (
  <ListScreen
    title="${many.sentence}"
    create={{
      label: 'Create ${noun}',
      to: { to: '${address}/create' },
      needs: 'create${one.pascal}',
      whereEmpty: true,
    }}
    operations={${constant}_LIST}
    noun={{ one: '${noun}', many: '${nouns}' }}
    columns={${constant}_COLUMNS}
    rowTarget={(row) => ({ to: '${address}/$id', params: { id: row.id } })}
    actions={${one.camel}Actions}
    search={{ field: 'name', placeholder: 'Search ${nouns}' }}
    empty={{ title: 'Nothing here yet. Add your first ${noun}.' }}
  />
);
`,
    [`${one.kebab}-screen.tsx`]: `import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { create${one.pascal} } from '@upline/api-client/fields/${below}.ts';
import { queryFor, RecordScreen, recordFacts, useGo, useRecordActions } from '@upline/shell';
import { Banner, Card, DateText, FactList } from '@upline/ui-kit';
import { ${one.camel}Actions } from './${many.kebab}.actions.ts';

const route = getRouteApi('/signed-in${address}/$id');

/** \`${below}/{id}\`. */
export function ${one.pascal}Screen() {
  const params = route.useParams();
  const { data: ${one.camel} } = useSuspenseQuery(queryFor('get${one.pascal}', { params }));
  const go = useGo();
  const { menu, dialog } = useRecordActions(
    ${one.camel}Actions(${one.camel}, () => void go({ to: '${address}' })),
  );
  return (
    <RecordScreen
      noun="${one.sentence}"
      name={${one.camel}.name}
      isPrivate={false}
      actions={menu}
      notices={
        ${one.camel}.archived_at && (
          <Banner tone="info">This ${noun} is archived. It is left out of the list and can be restored.</Banner>
        )
      }
      page={{ to: '${address}/$id', params }}
      tab="overview"
      tabs={{
        overview: {
          label: 'Overview',
          content: (
            <Card title="About">
              <FactList
                facts={recordFacts(create${one.pascal}.fields, ${one.camel}, [
                  'notes',
                  { label: 'Created', value: <DateText value={${one.camel}.created_at} /> },
                ])}
              />
            </Card>
          ),
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}
`,
  };
}
