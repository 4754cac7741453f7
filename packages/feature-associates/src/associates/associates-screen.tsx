import { ListScreen, useAppConfig } from '@upline/shell';
import { ASSOCIATE_LIST } from './associate-list.ts';
import { ASSOCIATE_COLUMNS, type AssociateRow } from './associates-table.tsx';

/** `associates`: the whole network. */
export function AssociatesScreen() {
  const { photoUrl } = useAppConfig();
  const avatar = ({ code, name, has_photo }: AssociateRow) => ({
    name,
    src: has_photo ? `${photoUrl}/${encodeURIComponent(code)}?size=96` : null,
  });
  return (
    <ListScreen
      title="Associates"
      operations={ASSOCIATE_LIST}
      noun={{ one: 'associate', many: 'associates' }}
      columns={ASSOCIATE_COLUMNS}
      rowKey={(row) => row.code}
      rowTarget={(row) => ({ to: '/associates/$code', params: { code: row.code } })}
      avatar={avatar}
      rowActions={(row) =>
        row.actions.includes('view_audit')
          ? [
              {
                id: 'audit',
                label: 'Open audit',
                target: {
                  to: '/associates/$code',
                  params: { code: row.code },
                  search: { tab: 'audit' },
                },
              },
            ]
          : []
      }
      search={{ field: 'name', digits: 'code', placeholder: 'Search associates' }}
      empty={{
        title: 'Nobody is here yet.',
        description: 'Associates appear here as soon as their registration is complete.',
      }}
    />
  );
}
