import { messages } from '@upline/domain';
import { isUniqueViolation } from '../platform/database/database-errors.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { conflict, invalid, notFound, staleVersion } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import type { SavedViewAnswer, SavedViewBody } from './saved-views.schemas.ts';
import {
  clearDefault,
  deleteView,
  findView,
  insertView,
  type SavedViewRow,
  updateView,
  viewsOf,
  writePositions,
} from './saved-views.store.ts';
import { unshareable } from './shareable-lists.ts';
import { type SharedViewRow, viewsSharedWith } from './shared-views.store.ts';

export const MAX_VIEWS = 50;

/** What a person changes of a view, as its trail names it. */
const LABELS = {
  name: 'Name',
  filter: 'Filter',
  order: 'Order',
  layout: 'Layout',
  is_default: 'Default',
} as const satisfies Partial<Record<keyof SavedViewBody, string>>;

const plain = ({ user_id, sort, created_by, updated_by, ...rest }: SavedViewRow) => ({
  ...rest,
  filter: rest.filter as SavedViewAnswer['filter'],
  order: sort,
});

export const viewAnswer = (row: SavedViewRow): SavedViewAnswer => ({ ...plain(row), owner: null });

/** A view of somebody else: the reader's own default and place stay the reader's. */
export function sharedViewAnswer({ owner_code, owner_name, ...row }: SharedViewRow): SavedViewAnswer {
  return { ...plain(row), is_default: false, owner: { code: owner_code, name: owner_name } };
}

/** The named views a person keeps of a list. Nobody else changes them (404), and only those of an upline who shares them are seen. */
export function savedViews({ audit }: Pick<Platform, 'audit'>) {
  const record = (
    context: SignedInContext,
    action: 'create' | 'update' | 'delete',
    row: SavedViewRow,
    fields: string[],
  ) =>
    audit.record(context, {
      action,
      entity: 'saved_view',
      entityId: row.id,
      entityLabel: row.name,
      ownerCode: context.caller.code,
      changes: fields.map((field) => ({ field, old: null, new: null })),
    });

  async function unlessNameTaken(work: () => Promise<SavedViewRow | undefined>) {
    try {
      return await work();
    } catch (error) {
      if (!isUniqueViolation(error, 'saved_view_name')) throw error;
      throw invalid([{ field: 'name', message: messages.unique('Name') }]);
    }
  }

  return {
    /** The own views in their order, then those that people above share. */
    async list({ db, caller }: SignedInContext, list: string): Promise<SavedViewAnswer[]> {
      const own = await viewsOf(db, caller.userId, list);
      const shared = await viewsSharedWith(db, caller.code, list);
      return [...own.map(viewAnswer), ...shared.map(sharedViewAnswer)];
    },

    async create(context: SignedInContext, list: string, values: SavedViewBody): Promise<SavedViewAnswer> {
      const { db, caller, now } = context;
      const others = await viewsOf(db, caller.userId, list, true);
      if (others.length >= MAX_VIEWS) throw conflict('too-many', `A list has at most ${MAX_VIEWS} views`);
      if (values.is_default) await clearDefault(db, caller.userId, list);
      const row = await unlessNameTaken(() => insertView(db, caller, list, values, others.length + 1, now));
      if (!row) throw notFound();
      record(context, 'create', row, []);
      return viewAnswer(row);
    },

    async update(
      context: SignedInContext,
      id: string,
      version: number,
      values: SavedViewBody,
    ): Promise<SavedViewAnswer> {
      const { db, caller, now } = context;
      const before = await findView(db, caller.userId, id, true);
      if (!before) throw notFound();
      if (before.version !== version) throw staleVersion('view', viewAnswer(before));
      const was = viewAnswer(before);
      const changed = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(
        (key) => JSON.stringify(was[key]) !== JSON.stringify(values[key]),
      );
      if (changed.length === 0) return was;
      if (before.shared_with) {
        const wrong = unshareable(before.list, values.filter);
        if (wrong.length > 0) throw invalid(wrong);
      }
      if (values.is_default) await clearDefault(db, caller.userId, before.list);
      const by = { code: caller.code, now };
      const row = await unlessNameTaken(() => updateView(db, id, version, values, by));
      if (!row) throw staleVersion('view');
      const fields = changed.map((key) => LABELS[key]);
      record(context, 'update', row, fields);
      return viewAnswer(row);
    },

    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const { db, caller } = context;
      const row = await findView(db, caller.userId, id, true);
      if (!row) throw notFound();
      if (row.version !== version) throw staleVersion('view', viewAnswer(row));
      await deleteView(db, id);
      const left = await viewsOf(db, caller.userId, row.list, true);
      await writePositions(
        db,
        left.map((view) => view.id),
      );
      record(context, 'delete', row, []);
    },

    /** Moves the view to `position` (1 is first, beyond the end is last) and renumbers the others. */
    async move(context: SignedInContext, id: string, position: number): Promise<SavedViewAnswer> {
      const { db, caller } = context;
      const view = await findView(db, caller.userId, id);
      if (!view) throw notFound();
      const order = (await viewsOf(db, caller.userId, view.list, true))
        .map((each) => each.id)
        .filter((each) => each !== id);
      order.splice(position - 1, 0, id);
      await writePositions(db, order);
      const moved = await findView(db, caller.userId, id);
      if (!moved) throw notFound();
      if (moved.position !== view.position) record(context, 'update', moved, ['Position']);
      return viewAnswer(moved);
    },
  };
}
