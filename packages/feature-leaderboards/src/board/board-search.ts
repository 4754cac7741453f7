import { POINTS_TYPES, type PointsType, TEAM_TYPES, type TeamType } from '@upline/domain';
import { BOARD_PERIODS, type BoardPeriod } from '@upline/domain/production';

/** What of every board is in the address. */
export interface PageSearch {
  readonly search?: string;
  readonly page?: number;
}

export interface PeriodSearch extends PageSearch {
  readonly period?: BoardPeriod;
}

/** Of a board of points; what it starts with is left out of the address. */
export interface BoardSearch extends PeriodSearch {
  readonly points?: PointsType;
  readonly category?: TeamType;
  /** Whose figures are explained. */
  readonly person?: string;
}

const LAST_PAGE = 10_000;
const LONGEST = 100;

type Raw = Record<string, unknown>;

/** A word of a list, unless it is the one that a board starts with. */
const chosen = <Word extends string>(words: readonly Word[], value: unknown, first: Word) =>
  words.find((word) => word === value && word !== first);

/** `validateSearch` of a board that has pages only. */
export function pageSearch(raw: Raw): PageSearch {
  const search = String(raw.search ?? '')
    .trim()
    .slice(0, LONGEST);
  const page = Number(raw.page);
  return {
    ...(search === '' ? {} : { search }),
    ...(Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? { page } : {}),
  };
}

/** Of one that has periods too. */
export function periodSearch(raw: Raw): PeriodSearch {
  const period = chosen(BOARD_PERIODS, raw.period, 'Month');
  return { ...pageSearch(raw), ...(period ? { period } : {}) };
}

/** Of a board of points. */
export function boardSearch(raw: Raw): BoardSearch {
  const points = chosen(POINTS_TYPES, raw.points, 'SubmittedBv');
  const category = chosen(TEAM_TYPES, raw.category, 'Personal');
  const person = typeof raw.person === 'string' && /^U\d{6}$/.test(raw.person) ? raw.person : undefined;
  return {
    ...periodSearch(raw),
    ...(points ? { points } : {}),
    ...(category ? { category } : {}),
    ...(person ? { person } : {}),
  };
}

/** What an operation is asked with. */
export const pageOf = ({ search = '', page = 1 }: PageSearch) => ({ search, page });
export const boardOf = ({
  points = 'SubmittedBv',
  category = 'Personal',
  period = 'Month',
}: BoardSearch) => ({
  points_type: points,
  category,
  period,
});
