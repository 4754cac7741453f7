import type { Country } from '@upline/domain';
import {
  type BoardPeriod,
  builderBonusBoard as bonusBoard,
  type HawaiiFacts,
  hawaiiStanding,
  isInGoodStanding,
  periodOf,
} from '@upline/domain/production';
import type { z } from 'zod';
import { setting } from '../catalogue/plan-data.store.ts';
import { persistencies } from '../levels/measures.store.ts';
import { issuedBv } from '../money/bonuses/builder-bonus.store.ts';
import { me, type NetworkNode } from '../network/nodes.store.ts';
import type { Db } from '../platform/database/database.ts';
import { wordsOf } from '../platform/list/search-words.ts';
import type { Caller } from '../platform/operation/caller.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import type { builderBoard, builderBonusBoard, hawaiiBoard } from './contest-boards.schemas.ts';
import {
  type ContestStanding,
  contestStandings,
  debitBalances,
  factsOfBoard,
} from './contest-boards.store.ts';
import { shownRow, userOf } from './leaderboards.service.ts';
import { ownRow, pageOf, type RankedRow, rowsOfPeople } from './leaderboards.store.ts';
import { findNamedTeam } from './named-teams.store.ts';
import { daysOf, hawaiiWindow, type LeaderboardRanking } from './ranking.service.ts';
import { openMonth } from './ranking.store.ts';

interface PageAsked {
  readonly team?: string | undefined;
  readonly search: string;
  readonly page: number;
  readonly limit: number;
}

interface Shop {
  readonly recruits: number;
  readonly base_shop_bv_cents: number;
}
type Counted = Pick<HawaiiFacts, 'personal_bv_cents' | 'base_shop_others_bv_cents' | 'licensed_recruits'> & {
  readonly is_promoted_to_rmd: boolean;
};

const codeOf = ({ kind, code }: Caller) => (kind === 'Associate' ? code : null);

async function anchorOf(db: Db, team: string | undefined): Promise<NetworkNode | null> {
  if (team === undefined) return null;
  const found = await findNamedTeam(db, { code: team });
  const anchor = found?.status === 'Active' ? await me(db, found.anchor_code) : undefined;
  if (!anchor) throw notFound();
  return anchor;
}

/** A page of a board and the caller's own row. */
async function rowsOf({ db, caller }: SignedInContext, boardId: number, asked: PageAsked) {
  const anchor = await anchorOf(db, asked.team);
  const viewer = codeOf(caller);
  const rows = await pageOf(db, boardId, {
    viewer,
    anchor,
    words: wordsOf(asked.search),
    limit: asked.limit + 1,
    offset: (asked.page - 1) * asked.limit,
  });
  const own = viewer === null ? undefined : await ownRow(db, boardId, viewer, anchor);
  return { rows, own: own ?? null };
}

/** Facts of people for the contest's conditions, with the persistency of the last closed months. */
export async function conditionFacts(db: Db, codes: readonly string[], today: string) {
  const standings = await contestStandings(db, codes, today);
  const debts = await debitBalances(db, codes);
  const kept = await persistencies(db, codes, { openFrom: await openMonth(db) });
  const byCode = new Map(kept.map((row) => [row.code, row]));
  return (code: string) => {
    const { status } = standings.get(code) as ContestStanding;
    const { policies, in_force } = byCode.get(code) ?? { policies: 0, in_force: 0 };
    return {
      status,
      debit_balance_cents: debts.get(code) ?? 0,
      cohort_policies: policies,
      persistency_bps: policies === 0 ? null : Math.floor((in_force * 10_000) / policies),
    };
  };
}

/** Boards whose score is made of several kinds of points (domain.md 5.5); at most five minutes old (R-LDB-04). */
export function contestBoards(ranking: LeaderboardRanking) {
  return {
    /** Members of the builder plan by base-shop recruits and issued BV. */
    async builder(
      context: SignedInContext,
      asked: PageAsked & { readonly period: BoardPeriod },
    ): Promise<z.input<typeof builderBoard>> {
      const { period } = asked;
      const board = await ranking.current(context, {
        points_type: 'Builder',
        team_type: 'BaseShop',
        period,
      });
      const { rows, own } = await rowsOf(context, board.id, asked);
      const shown = (row: RankedRow) => ({ ...shownRow(row), ...(row.facts as Shop) });
      return {
        as_of: board.as_of,
        period,
        // Of the day the rows were ranked on, which may have been yesterday.
        from: (await daysOf(context.db, board, board.on_date ?? context.today)).current.from,
        rows: rows.map(shown),
        own: own && shown(own),
      };
    },

    /** The incentive trip: whether others meet the conditions is theirs to know (7.1). */
    async hawaii(context: SignedInContext, asked: PageAsked): Promise<z.input<typeof hawaiiBoard>> {
      const { db, today, caller } = context;
      const rules = await setting(db, 'hawaii_rules', today);
      const { window } = hawaiiWindow(await setting(db, 'hawaii_window', today), today);
      const key = { points_type: 'Hawaii', team_type: 'BaseShop', period: 'Year' } as const;
      const board = await ranking.current(context, key);
      const { rows, own } = await rowsOf(context, board.id, asked);
      const viewer = codeOf(caller);
      const open = (code: string) => viewer === null || code === viewer;
      const known = new Set([...rows, ...(own ? [own] : [])].map(({ code }) => code).filter(open));
      const factsOf = await conditionFacts(db, [...known], today);
      const shown = (row: RankedRow) => {
        const counted = row.facts as Counted;
        const blank = { status: 'Active' as const, debit_balance_cents: 0, cohort_policies: 0 };
        const facts = open(row.code) ? factsOf(row.code) : { ...blank, persistency_bps: null };
        const standing = hawaiiStanding({ ...counted, ...facts }, rules);
        const { seats_by_points, points_to_next_seat, seats, conditions } = standing;
        return {
          ...shownRow(row),
          ...counted,
          seats_by_points,
          points_to_next_seat,
          standing: open(row.code) ? { seats, ...conditions } : null,
        };
      };
      return {
        as_of: board.as_of,
        ...window,
        rows: rows.map(shown),
        own: own && shown(own),
      };
    },

    /** Who shares the pool of the open month so far, and who is near it. */
    async builderBonus(
      context: SignedInContext,
      asked: Country | undefined,
    ): Promise<z.input<typeof builderBonusBoard>> {
      const { db, today, caller } = context;
      const country = asked ?? caller.country;
      const key = { points_type: 'Builder Bonus', team_type: 'BaseShop', period: 'Month' } as const;
      const board = await ranking.current(context, key);
      const month = periodOf('Month', today).current.from;
      const rows = await factsOfBoard(db, board.id);
      const standings = await contestStandings(
        db,
        rows.map(({ code }) => code),
        today,
        country,
      );
      const candidates = rows.flatMap(({ code, facts }) => {
        const person = standings.get(code);
        if (!person) return [];
        const { enrolled_on } = person;
        return {
          associate_code: code,
          is_enrolled_all_month: enrolled_on !== null && enrolled_on <= month,
          is_in_good_standing: isInGoodStanding(person, today),
          ...(facts as Shop),
        };
      });
      const terms = await setting(db, 'builder_bonus_terms', today);
      const found = bonusBoard(candidates, await issuedBv(db, month, country), terms);
      const viewer = codeOf(caller);
      const shown = await rowsOfPeople(
        db,
        board.id,
        viewer,
        [...found.qualifiers, ...found.near_qualifiers].map(({ associate_code }) => associate_code),
      );
      const users = new Map(shown.map((row) => [row.code, userOf(row)]));
      /** In the order of the board; who hides own figures is left out for others (R-LDB-06). */
      const inOrder = <T extends { readonly associate_code: string }>(people: readonly T[]) => {
        const byCode = new Map(people.map((person) => [person.associate_code, person]));
        return [...users].flatMap(([code, user]) => {
          const person = byCode.get(code);
          return person ? [{ user, person }] : [];
        });
      };
      return {
        as_of: board.as_of,
        month,
        country,
        pool_cents: found.pool_cents,
        qualifiers: inOrder(found.qualifiers).map(({ user, person }) => ({
          user,
          recruits: person.recruits,
          base_shop_bv_cents: person.base_shop_bv_cents,
          shares: person.shares,
          bonus_cents: person.bonus_cents,
        })),
        near_qualifiers: inOrder(found.near_qualifiers).map(({ user, person }) => ({
          user,
          recruits: person.recruits,
          base_shop_bv_cents: person.base_shop_bv_cents,
          missing: {
            ...person.missing,
            good_standing:
              viewer === null || viewer === person.associate_code ? person.missing.good_standing : null,
          },
        })),
      };
    },
  };
}
