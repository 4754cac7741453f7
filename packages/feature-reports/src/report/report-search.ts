import { TEAM_TYPES, type TeamType } from '@upline/domain';
import { type ListOperations, type ListSearch, listSearch } from '@upline/shell';

export const PERIODS = ['Month', 'Quarter', 'Year'] as const;
export type Period = (typeof PERIODS)[number];

const GROUPS = ['Provider', 'Associate', 'Month'] as const;
export type Group = (typeof GROUPS)[number];

/** What a report can be asked for besides filter and order; the first of several is left out of the address. */
export interface Asks {
  readonly team?: true;
  /** The period where none is named. */
  readonly period?: Period;
  readonly by?: readonly [Group, ...Group[]];
}

/** A report in the address. */
export interface ReportSearch extends ListSearch {
  readonly team?: TeamType;
  readonly period?: Period;
  /** First day of a period that is over; today's when absent. */
  readonly on?: string;
  readonly by?: Group;
}

const A_DAY = /^2[01]\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** `validateSearch` of a report's route. */
export const reportSearch =
  ({ team: hasTeam, period: initial, by: groups }: Asks) =>
  (search: Record<string, unknown>): ReportSearch => {
    const team = TEAM_TYPES.find((type) => type === search.team && type !== 'Personal');
    const period = PERIODS.find((each) => each === search.period && each !== initial);
    const by = GROUPS.find((each) => each === search.by && each !== groups?.[0] && groups?.includes(each));
    const on = typeof search.on === 'string' && A_DAY.test(search.on) ? search.on : undefined;
    return {
      ...listSearch(search),
      ...(hasTeam && team ? { team } : {}),
      ...(initial && period ? { period } : {}),
      ...(initial && on ? { on } : {}),
      ...(by ? { by } : {}),
    };
  };

/** The same as the server is asked. */
export function queryOf({ team: hasTeam, period: initial, by: groups }: Asks, search: ReportSearch) {
  const { team = 'Personal', period = initial, on, by = groups?.[0] } = search;
  return {
    ...(hasTeam ? { team_type: team } : {}),
    ...(period ? { period } : {}),
    ...(period && on ? { on } : {}),
    ...(by ? { by } : {}),
  };
}

/** A report: what it can be asked for, and the operations it lives on. */
export interface Report extends Asks {
  readonly operations: ListOperations;
}

/** The operations of a report as the address asks them. */
export const operationsOf = <R extends Report>(
  report: R,
  search: ReportSearch,
): R['operations'] & { readonly query: Readonly<Record<string, string>> } => ({
  ...report.operations,
  query: queryOf(report, search),
});
