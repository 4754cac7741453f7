import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { companyToday } from '@upline/domain';
import { queryFor, useAccess, useAppContext, useGo, usePageAt, useShortcuts } from '@upline/shell';
import { TeamTree, type TreeSearch, treeKeys, UplineChain } from '@upline/tree';
import { PageHeader } from '@upline/ui-kit';
import classes from './genealogy.module.css';
import { treeQuestion } from './genealogy.route.ts';

/** In a proxy session no more rows leave the page as a file (domain.md 7.3). */
const MOST_IN_PROXY = 100;

/** `account/genealogy-tree`: the own upline chain, and below it the tree from oneself. */
export function GenealogyScreen() {
  const { user, proxy } = useAccess();
  const search: TreeSearch = useSearch({ strict: false });
  useShortcuts(treeKeys(search));
  const { data: above } = useSuspenseQuery(queryFor('getUplinePath', { params: { code: user.code } }));
  const { data: below } = useSuspenseQuery(treeQuestion(user.code, search));
  const { queryClient, api } = useAppContext();
  const go = useGo();
  const pageAt = usePageAt();
  return (
    <div className={classes.page}>
      <PageHeader title="Genealogy tree" back={{ to: '/account' }} />
      <UplineChain steps={above.rows.filter(({ code }) => code !== user.code)} last="Your upline" />
      <div className={classes.tree}>
        <TeamTree
          label="Genealogy tree"
          root={user.code}
          first={below.rows}
          answers={{
            below: async (code, question) =>
              (await queryClient.fetchQuery(queryFor('getTeamTree', { params: { code }, query: question })))
                .rows,
            uplines: async (code, day) => {
              const params = { code };
              const path = day
                ? await queryClient.fetchQuery(queryFor('getUplinesAsOf', { params, query: { day } }))
                : await queryClient.fetchQuery(queryFor('getUplinePath', { params }));
              return path.rows.map((step) => step.code);
            },
            search: async (text, signal) =>
              (await api.call('searchAssociates', { query: { search_keyword: text }, signal })).rows.map(
                (found) => ({ id: found.code, code: found.code, name: found.name }),
              ),
          }}
          search={search}
          onSearch={(next) => void go({ to: '.', search: next, replace: true, resetScroll: false })}
          actions={({ code }) => {
            const member = pageAt(`/team/${code}`);
            const tree = pageAt(`/team/${code}/visualizer`);
            return [
              ...(member ? [{ key: 'member', label: 'Open member', to: member }] : []),
              ...(tree && code !== user.code ? [{ key: 'tree', label: 'Tree from here', to: tree }] : []),
            ];
          }}
          today={companyToday()}
          mostExported={proxy ? MOST_IN_PROXY : undefined}
        />
      </div>
    </div>
  );
}
