import { useQuery } from '@tanstack/react-query';
import { type ListFilter, PEOPLE_OPERATORS, partsOfFilter } from '@upline/domain';
import type { ListPeople } from '@upline/ui-kit/data-list/types.ts';
import { useMemo } from 'react';
import { useApi } from '../app/client.tsx';
import { queryFor } from '../data/query-for.ts';
import { useAccess } from '../session/access.ts';
import { readerTeams } from './reader-teams.ts';

/** Codes of the people named by a filter. */
function codesIn(filter: ListFilter): string[] {
  const conditions = partsOfFilter(filter).flatMap((part) => Object.values(part));
  const named = PEOPLE_OPERATORS.filter((operator) => operator !== 'in_team');
  const values = conditions.flatMap((each) => named.map((operator) => each[operator]));
  return [...new Set(values.filter((value) => typeof value === 'string'))].sort();
}

/** People for the filters of a list by a place in the network: associates have teams, the office may name everybody. */
export function useListPeople(filter: ListFilter): ListPeople | undefined {
  const api = useApi();
  const { user, permissions } = useAccess();
  const isAssociate = user.kind === 'Associate';
  const may = permissions.includes(isAssociate ? 'team.view' : 'associates.view');
  const codes = may ? codesIn(filter) : [];
  const { data } = useQuery({
    ...queryFor('searchAssociates', { query: { include: codes.join(',') } }),
    enabled: codes.length > 0,
  });
  const teams = useMemo(
    () => (isAssociate ? readerTeams(user.is_senior_level) : []),
    [isAssociate, user.is_senior_level],
  );
  // The same ones for as long as they are: every filter reads them.
  return useMemo(() => {
    if (!may) return undefined;
    return {
      teams,
      search: async (text, signal) =>
        (await api.call('searchAssociates', { query: { search_keyword: text }, signal })).rows,
      names: Object.fromEntries((data?.rows ?? []).map(({ code, name }) => [code, name])),
    };
  }, [may, teams, api, data]);
}
