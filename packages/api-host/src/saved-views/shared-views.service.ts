import { type ListFilter, TEAM_TYPE_NAMES, type TeamType } from '@upline/domain';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { conflict, invalid, notFound, staleVersion } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { viewerOf } from '../team/team.service.ts';
import type { SavedViewAnswer } from './saved-views.schemas.ts';
import { sharedViewAnswer, viewAnswer } from './saved-views.service.ts';
import { findView } from './saved-views.store.ts';
import { isShareable, unshareable } from './shareable-lists.ts';
import {
  deletePin,
  hasMembers,
  insertPin,
  pinnedViews,
  pinsOf,
  sharedCount,
  sharedView,
  writePinPositions,
  writeSharing,
} from './shared-views.store.ts';

const MAX_SHARED = 10;
export const MAX_PINS = 20;

/** Views that a leader gives to a team, and the views that a person keeps in the sidebar. */
export function sharedViews({ audit }: Pick<Platform, 'audit'>) {
  /** Why the view cannot be shared, each reason with its field. */
  async function judge(
    context: SignedInContext,
    list: string,
    filter: ListFilter,
    team: TeamType,
  ): Promise<void> {
    const { db, caller } = context;
    if (!isShareable(list))
      throw invalid([{ field: 'team', message: 'Views of this list cannot be shared' }]);
    const leader = await viewerOf(db, caller, team);
    const wrong = unshareable(list, filter);
    if (wrong.length > 0) throw invalid(wrong);
    if (!(await hasMembers(db, leader, team)))
      throw invalid([
        { field: 'team', message: `There is nobody in ${TEAM_TYPE_NAMES[team]} to share it with` },
      ]);
  }

  return {
    /** Shares the view with a team of the caller, or with nobody. */
    async share(
      context: SignedInContext,
      id: string,
      version: number,
      team: TeamType | null,
    ): Promise<SavedViewAnswer> {
      const { db, caller, now } = context;
      const before = await findView(db, caller.userId, id, true);
      if (!before) throw notFound();
      if (before.version !== version) throw staleVersion('view', viewAnswer(before));
      if (before.shared_with === team) return viewAnswer(before);
      if (team) {
        await judge(context, before.list, before.filter, team);
        if (!before.shared_with && (await sharedCount(db, caller.userId, before.list)) >= MAX_SHARED)
          throw conflict('too-many', `At most ${MAX_SHARED} views of a list can be shared`);
      }
      const row = await writeSharing(db, before, team, { code: caller.code, now });
      if (!row) throw staleVersion('view');
      const word = (type: TeamType | null) => type && TEAM_TYPE_NAMES[type];
      audit.record(context, {
        action: 'update',
        entity: 'saved_view',
        entityId: row.id,
        entityLabel: row.name,
        ownerCode: caller.code,
        changes: [{ field: 'Shared With', old: word(before.shared_with), new: word(team) }],
      });
      return viewAnswer(row);
    },

    async pinned({ db, caller }: SignedInContext): Promise<SavedViewAnswer[]> {
      const rows = await pinnedViews(db, caller);
      return rows.map((row) => ('owner_code' in row ? sharedViewAnswer(row) : viewAnswer(row)));
    },

    async pin({ db, caller, now }: SignedInContext, id: string): Promise<void> {
      const view = (await findView(db, caller.userId, id)) ?? (await sharedView(db, caller.code, id));
      if (!view) throw notFound();
      const pins = await pinsOf(db, caller.userId, true);
      if (pins.some(({ view_id }) => view_id === id)) return;
      if (pins.length >= MAX_PINS) throw conflict('too-many', `At most ${MAX_PINS} views can be pinned`);
      await insertPin(db, { userId: caller.userId, viewId: id, position: pins.length + 1, now });
    },

    async unpin({ db, caller }: SignedInContext, id: string): Promise<void> {
      const pins = (await pinsOf(db, caller.userId, true)).map(({ view_id }) => view_id);
      if (!(await pinnedViews(db, caller)).some((view) => view.id === id)) throw notFound();
      await deletePin(db, caller.userId, id);
      await writePinPositions(
        db,
        caller.userId,
        pins.filter((each) => each !== id),
      );
    },

    /** Puts the pin at `position` (1 is first, beyond the end is last) among those that are shown. */
    async movePin({ db, caller }: SignedInContext, id: string, position: number): Promise<void> {
      const pins = (await pinsOf(db, caller.userId, true)).map(({ view_id }) => view_id);
      const all = (await pinnedViews(db, caller)).map((view) => view.id);
      if (!all.includes(id)) throw notFound();
      const shown = all.filter((each) => each !== id);
      shown.splice(position - 1, 0, id);
      const hidden = pins.filter((each) => !shown.includes(each));
      await writePinPositions(db, caller.userId, [...shown, ...hidden]);
    },
  };
}
