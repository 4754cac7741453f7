import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ListScreen, queryFor } from '@upline/shell';
import { DateText } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useEffect, useMemo, useRef } from 'react';
import { type Change, changeRows, RESOURCES } from './change-lists.ts';
import { changeRowColumns, rowTarget } from './change-rows-table.tsx';
import { ChangeStep } from './change-step.tsx';
import { useMapImport } from './changes.mutations.ts';
import { MappingForm } from './mapping-form.tsx';

const route = getRouteApi('/signed-in/business/changes/$id');

/** How often a change set that is being written is asked for. */
const EVERY = 1_000;
const isWorking = (change: Change | undefined) =>
  change?.status === 'Applying' || change?.status === 'Undoing';

/** `business/changes/{id}`: what a bulk edit or an import would do, has done, and its way back. */
export function ChangeScreen() {
  const { id } = route.useParams();
  const { data: change } = useQuery({
    ...queryFor('getChange', { params: { id } }),
    refetchInterval: ({ state }) => (isWorking(state.data) ? EVERY : false),
  });
  useRefreshed(change);
  return change ? <ChangePage key={id} change={change} /> : null;
}

/** When the writing ends, everything shows what it changed. */
function useRefreshed(change: Change | undefined) {
  const queryClient = useQueryClient();
  const working = isWorking(change);
  const before = useRef(working);
  const resource = change?.resource;
  useEffect(() => {
    const isOver = before.current && !working;
    before.current = working;
    if (!isOver || !resource) return;
    const shown = ['listChangeRows', 'countChangeRows', 'listChanges', ...RESOURCES[resource].shownBy];
    for (const each of shown) void queryClient.invalidateQueries({ queryKey: [each] });
  }, [working, resource, queryClient]);
}

function ChangePage({ change }: { readonly change: Change }) {
  const { id, kind, resource, title, created_at, version } = change;
  const { many, list } = RESOURCES[resource];
  const operations = useMemo(() => changeRows(id), [id]);
  const columns = useMemo(() => changeRowColumns(change), [change]);
  const { data: fields } = useQuery(queryFor('getChangeFields', { query: { resource } }));
  const map = useMapImport();
  return (
    <ListScreen
      title={kind === 'Import' ? `Import of ${many}` : `Bulk edit of ${many}`}
      label="Rows"
      facts={[title, <DateText key="at" value={created_at} />]}
      back={{ to: list }}
      menu={[{ key: 'all', label: 'All bulk edits and imports', to: { to: '/business/changes' } }]}
      operations={operations}
      noun={{ one: 'row', many: 'rows' }}
      columns={columns}
      rowTarget={(row) => rowTarget(resource, row)}
      empty={{ title: 'There are no rows.' }}
    >
      <div className={layout.block}>
        <ChangeStep change={change} />
        {change.actions.includes('map') && fields && (
          <MappingForm
            key={version}
            change={change}
            fields={fields}
            save={(body) => map.send({ params: { id }, body, ifMatch: version })}
          />
        )}
      </div>
    </ListScreen>
  );
}
