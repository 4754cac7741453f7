import { firstOfMonth, type TeamType } from '@upline/domain';
import type { z } from 'zod';
import type { Db } from '../platform/database/database.ts';
import type { ExportReader } from '../platform/download/exports.ts';
import type { Asked } from '../platform/list/asked.ts';
import type { ListSource, ScopedRows } from '../platform/list/define-list.ts';
import type { teamTotals } from './team.schemas.ts';
import { viewerOf } from './team.service.ts';
import { type MemberRow, memberRows, type TeamAsked, teamScope, waysOf } from './team.store.ts';
import { monthTotals } from './team-figures.store.ts';
import { MONTH_FIGURES, monthStretches } from './team-month.store.ts';

interface TeamSource extends ListSource<MemberRow> {
  /** Sums of the month over the people that match. */
  sums(matching: ScopedRows): Promise<z.input<typeof teamTotals>>;
}

/** What list, count, totals and export of a team are read from. Throws 403 for a type that is not open (R-TEAM-03). */
export async function teamSource(
  { db, caller, today }: { readonly db: Db; readonly caller: ExportReader; readonly today: string },
  type: TeamType,
  asked: NonNullable<Asked> & TeamAsked,
): Promise<TeamSource> {
  const viewer = await viewerOf(db, caller, type);
  const ways = await waysOf(db, type, viewer, asked, asked);
  const scopedBy = (by: NonNullable<Asked>) => teamScope(db, type, viewer, today, by, ways, asked);
  return {
    scoped: scopedBy(asked),
    rows: (codes) => memberRows(db, type, viewer, today, codes, asked),
    isComputed: Object.keys(asked.order ?? {}).some((field) => field in MONTH_FIGURES),
    ...(ways.inStretches && { stretches: await monthStretches(db, asked, today, { ...ways, scopedBy }) }),
    sums: (matching) => monthTotals(db, matching.select('app_user.code as code'), firstOfMonth(today)),
  };
}
