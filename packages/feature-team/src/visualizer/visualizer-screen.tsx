import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { companyToday, TEAM_TYPE_NAMES, teamTypesOf } from '@upline/domain';
import { queryFor, useAccess, useAppContext, useGo, usePageAt, useShortcuts } from '@upline/shell';
import { TeamTree, type TreePerson, type TreeSearch, treeKeys } from '@upline/tree';
import { type MenuAction, PageHeader, Private, SelectField, usePrivateText } from '@upline/ui-kit';
import { SLUGS, typeNamed } from '../team-slugs.ts';
import { type Area, OPERATIONS_OF } from './tree-operations.ts';
import classes from './visualizer.module.css';
import { treeQuestion } from './visualizer.route.ts';

/** In a proxy session no more rows leave the page as a file (domain.md 7.3). */
const MOST_IN_PROXY = 100;

/** `team/{code}/visualizer/{type}`: a team as a tree, limited to a type (domain.md B.4). */
export const VisualizerScreen = () => <Visualizer area="portal" />;
/** The same of anybody, for the home office. */
export const OfficeVisualizerScreen = () => <Visualizer area="admin" />;

function Visualizer({ area }: { readonly area: Area }) {
  const { code = '', type = SLUGS.Infinity }: { code?: string; type?: string } = useParams({
    strict: false,
  });
  const search: TreeSearch = useSearch({ strict: false });
  useShortcuts(treeKeys(search));
  const { data } = useSuspenseQuery(treeQuestion(area, code, type, search));
  const { user, proxy } = useAccess();
  const { queryClient, api } = useAppContext();
  const go = useGo();
  const pageAt = usePageAt();
  const privately = usePrivateText();
  const operations = OPERATIONS_OF[area];
  const slug = SLUGS[typeNamed(type) ?? 'Infinity'];
  const name = data.rows[0]?.name;
  const isOwn = code === user.code;

  const actions = (person: TreePerson): MenuAction[] => {
    const member = pageAt(area === 'admin' ? `/associates/${person.code}` : `/team/${person.code}`);
    return [
      ...(member ? [{ key: 'member', label: 'Open member', to: member }] : []),
      ...(person.code === code
        ? []
        : [
            {
              key: 'tree',
              label: 'Tree from here',
              to: { to: '/team/$code/visualizer', params: { code: person.code } } as const,
            },
          ]),
    ];
  };

  return (
    <div className={classes.page}>
      <PageHeader
        title="Team Visualizer"
        facts={[
          name && <Private key="name">{name}</Private>,
          code,
          ...(isOwn || area === 'admin' ? [] : ['In your team']),
        ]}
      />
      <div className={classes.tree}>
        <TeamTree
          label={`Team of ${name ? privately(name) : code}`}
          root={code}
          first={data.rows}
          answers={{
            below: async (below, question) =>
              (
                await queryClient.fetchQuery(
                  queryFor(operations.tree, {
                    params: { code: below },
                    query: { type: slug, root: code, ...question },
                  }),
                )
              ).rows,
            uplines: async (person, day) => {
              const params = { code: person };
              const path = day
                ? await queryClient.fetchQuery(queryFor(operations.uplinesThen, { params, query: { day } }))
                : await queryClient.fetchQuery(queryFor(operations.uplines, { params }));
              return path.rows.map((step) => step.code);
            },
            search: async (text, signal) =>
              (await api.call('searchAssociates', { query: { search_keyword: text }, signal })).rows.map(
                (found) => ({ id: found.code, code: found.code, name: found.name }),
              ),
          }}
          search={search}
          onSearch={(next) => void go({ to: '.', search: next, replace: true, resetScroll: false })}
          actions={actions}
          today={companyToday()}
          mostExported={proxy ? MOST_IN_PROXY : undefined}
          controls={
            <div className={classes.type}>
              <SelectField
                label="Team type"
                hideLabel
                required
                value={slug}
                options={teamTypesOf(area === 'admin' || user.is_senior_level).map((each) => ({
                  value: SLUGS[each],
                  label: TEAM_TYPE_NAMES[each],
                }))}
                onChange={(next) => {
                  const { at: _, ...kept } = search;
                  void go({
                    to: '/team/$code/visualizer/$type',
                    params: { code, type: next },
                    search: kept,
                    replace: true,
                  });
                }}
              />
            </div>
          }
        />
      </div>
    </div>
  );
}
