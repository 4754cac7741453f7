import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ListScreen, queryFor, useWorkedOn } from '@upline/shell';
import { DateText } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useMemo, useState } from 'react';
import { type Change, changeRows, RESOURCES } from './change-lists.ts';
import { changeRowColumns, rowTarget } from './change-rows-table.tsx';
import { ChangeStep } from './change-step.tsx';
import { useMapImport } from './changes.mutations.ts';
import { MappingForm } from './mapping-form.tsx';

const route = getRouteApi('/signed-in/business/changes/$id');

const WORK = {
  isAtWork: ({ status }: Change) => status === 'Applying' || status === 'Undoing',
  shownBy: ({ resource }: Change) => [
    'listChangeRows' as const,
    'countChangeRows' as const,
    'listChanges' as const,
    ...RESOURCES[resource].shownBy,
  ],
};

/** `business/changes/{id}`: what a bulk edit or an import would do, has done, and its way back. */
export function ChangeScreen() {
  const { id } = route.useParams();
  const { data: change } = useWorkedOn(queryFor('getChange', { params: { id } }), WORK);
  return change ? <ChangePage key={id} change={change} /> : null;
}

function ChangePage({ change }: { readonly change: Change }) {
  const { id, kind, resource, title, created_at, version } = change;
  const { many, list } = RESOURCES[resource];
  const operations = useMemo(() => changeRows(id), [id]);
  const columns = useMemo(() => changeRowColumns(change), [change]);
  const { data: fields } = useQuery(queryFor('getChangeFields', { query: { resource } }));
  const map = useMapImport();
  const [isEdited, setEdited] = useState(false);
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
        <ChangeStep change={change} isEdited={isEdited} />
        {change.actions.includes('map') && fields && (
          <MappingForm
            change={change}
            fields={fields}
            onEdited={setEdited}
            save={(body) => map.send({ params: { id }, body, ifMatch: version })}
          />
        )}
      </div>
    </ListScreen>
  );
}
