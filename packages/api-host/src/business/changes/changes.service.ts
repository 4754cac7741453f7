import { type AccessFacts, DAY_MS, isReadOnly, permissionsOf } from '@upline/domain';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand, type RowRule } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ChangeResource, changeResource } from './change-resource.ts';
import { APPLICABLE, type ChangeSubject, MAPPABLE, UNDOABLE } from './changes.actions.ts';
import { changePreviews } from './changes.preview.service.ts';
import { changeSeals, toAnswer, toRowAnswer } from './changes.record.ts';
import type { ChangeAnswer, ChangeRowAnswer, MappingBody } from './changes.schemas.ts';
import { editRow, importRow, removeRow, restoreRow } from './changes.steps.ts';
import * as store from './changes.store.ts';

/** Rows written in one transaction; a change set that has more is written by a job. */
const PART = 100;
const NOT_REACHED = 'Not reached: the work stopped. Try again with these rows';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    /** Applies or undoes a change set, part by part. */
    'work-change-set': { id: string; user_id: string; proxy_admin_code: string | null };
    'clean-change-sets': Record<string, never>;
  }
}

/** Bulk edits and imports after their preview: applying, answering for each row, undoing within a day. */
export function changeSets(platform: Platform) {
  const { audit, jobs, transaction, vault } = platform;
  const seals = changeSeals(vault);
  const previews = changePreviews(platform);

  const resourceOf = ({ resource }: Pick<store.ChangeSetRow, 'resource'>): ChangeResource =>
    changeResource(platform, resource);

  const allow = (
    { caller, now }: SignedInContext,
    set: store.ChangeSetRow,
    rules: readonly RowRule<ChangeSubject>[],
  ) => demand(rules, { ...set, needs: resourceOf(set).needs, now }, caller);

  async function answer(
    { db, caller, now }: SignedInContext,
    set: store.ChangeSetRow,
  ): Promise<ChangeAnswer> {
    return toAnswer(caller, resourceOf(set), set, {
      now,
      settings: seals.openSettings(set),
      createdBy: await store.nameOf(db, set.created_by),
      similar: await store.countSimilar(db, set.id),
    });
  }

  async function found(context: SignedInContext, id: string): Promise<store.ChangeSetRow> {
    const set = await store.findSet(context.db, context.caller, id);
    if (!set) throw notFound();
    return set;
  }

  async function locked(context: SignedInContext, id: string, version: number): Promise<store.ChangeSetRow> {
    const set = await store.lockSet(context.db, context.caller, id);
    if (!set) throw notFound();
    if (set.version !== version) throw staleVersion('change', await answer(context, set));
    return set;
  }

  async function settle(context: SignedInContext, set: store.ChangeSetRow, rows: readonly store.ChangeRow[]) {
    const { db } = context;
    const resource = resourceOf(set);
    const isUndo = set.status === 'Undoing';
    const ids = rows.flatMap(({ record_id }) => record_id ?? []);
    const targets = ids.length > 0 ? await resource.find(context, ids, true) : new Map();
    const settled: store.SettledRow[] = [];
    for (const row of rows) {
      const content = seals.openContent(row);
      const done =
        set.kind === 'Import' && !content.merges
          ? await (isUndo
              ? removeRow(context, resource, row, targets)
              : importRow(context, resource, content))
          : await (isUndo ? restoreRow(row, content, targets) : editRow(resource, row, content, targets));
      // With whom a line was merged stays said.
      const message = done.message ?? (done.state === 'Saved' ? row.message : null);
      settled.push({ ...row, ...done, message });
    }
    await store.settleRows(db, settled);
    await store.countRows(db, set.id);
  }

  async function finish(context: SignedInContext, set: store.ChangeSetRow): Promise<void> {
    const { db, now, caller } = context;
    const isUndo = set.status === 'Undoing';
    await store.updateSet(db, set.id, isUndo ? { status: 'Undone', undone_at: now } : { status: 'Applied' });
    const { counts } = await found(context, set.id);
    const names = isUndo
      ? (['Undone', 'Kept'] as const)
      : (['Saved', 'Refused', 'Changed Meanwhile'] as const);
    audit.record(context, {
      action: isUndo ? 'update' : 'create',
      entity: 'change_set',
      entityId: set.id,
      entityLabel: `${set.kind === 'Import' ? 'Import' : 'Bulk edit'} of ${set.resource}: ${set.title}`,
      ownerCode: caller.code,
      changes: names.map((name) => ({ field: name, old: null, new: String(counts[name] ?? 0) })),
    });
  }

  /** Writes the next rows; true when none is left. */
  async function work(context: SignedInContext, set: store.ChangeSetRow): Promise<boolean> {
    const next = set.status === 'Undoing' ? 'Saved' : 'Ready';
    const rows = await store.rowsIn(context.db, set.id, next, PART);
    if (rows.length > 0) await settle(context, set, rows);
    if (rows.length === PART) return false;
    await finish(context, set);
    return true;
  }

  /** Does a small change set at once and leaves a large one to a job. */
  async function workOrLeave(context: SignedInContext, id: string): Promise<ChangeAnswer> {
    const { db, caller } = context;
    const set = await found(context, id);
    const waiting = set.counts[set.status === 'Undoing' ? 'Saved' : 'Ready'] ?? 0;
    if (waiting < PART) await work(context, set);
    else
      await jobs.add(db, 'work-change-set', {
        id,
        user_id: caller.userId,
        proxy_admin_code: caller.proxyAdminCode ?? null,
      });
    return answer(context, await found(context, id));
  }

  /** The person a job works for, with the rights of this moment. */
  async function workerOf(
    context: Pick<SignedInContext, 'db' | 'now'>,
    { user_id, proxy_admin_code }: { user_id: string; proxy_admin_code: string | null },
  ): Promise<Caller | undefined> {
    const user = await store.workerOf(context.db, user_id);
    if (!user) return undefined;
    const facts: AccessFacts = user;
    return {
      userId: user.id,
      kind: user.kind,
      code: user.code,
      name: `${user.first_name} ${user.last_name}`,
      email: user.email,
      sessionId: '',
      audience: 'portal',
      permissions: new Set(permissionsOf(facts, { viaProxy: proxy_admin_code !== null })),
      relatives: new Set(),
      isSeniorLevel: user.is_senior_level,
      isBeta: user.is_beta,
      country: user.country,
      isReadOnly: isReadOnly(user),
      mustSign: false,
      proxyAdminCode: proxy_admin_code ?? undefined,
      confirmedAt: context.now,
    };
  }

  /** Rows that were not reached answer so; those that were keep their answer. */
  async function stop(context: SignedInContext, id: string): Promise<void> {
    const { db, caller } = context;
    const set = await store.lockSet(db, caller, id);
    if (set?.status === 'Applying') await store.turnRows(db, id, 'Ready', 'Refused', NOT_REACHED);
    else if (set?.status === 'Undoing') await store.turnRows(db, id, 'Saved', 'Kept', NOT_REACHED);
    else return;
    await store.countRows(db, id);
    await finish(context, set);
  }

  jobs.define('work-change-set', {
    transaction: 'manual',
    attempts: 5,
    async run(context, payload) {
      for (;;) {
        const caller = await workerOf(context, payload);
        if (!caller) return;
        const isDone = await transaction({ ...context, caller }, async (inside) => {
          const set = await store.lockSet(inside.db, caller, payload.id);
          if (set?.status !== 'Applying' && set?.status !== 'Undoing') return true;
          const mayWrite = caller.permissions.has(resourceOf(set).needs) && !caller.isReadOnly;
          if (mayWrite) return work(inside, set);
          await stop(inside, set.id);
          return true;
        });
        if (isDone) return;
      }
    },
    async onFailed(context, payload) {
      const caller = await workerOf(context, payload);
      if (caller) await stop({ ...context, caller }, payload.id);
    },
  });

  jobs.define('clean-change-sets', {
    run: ({ db, now }) =>
      store.deleteOldSets(db, new Date(now.getTime() - 7 * DAY_MS), new Date(now.getTime() - 30 * DAY_MS)),
  });
  jobs.schedule('clean-change-sets', { dailyAt: '03:50' }, 'clean-change-sets', {});

  return {
    edit: previews.edit,
    resourceOf,

    /** Rows of one change set, without what is out of reach by now (R-PRM-03). */
    async showRows(rows: readonly store.ChangeRow[], context: SignedInContext): Promise<ChangeRowAnswer[]> {
      const [first] = rows;
      if (!first) return [];
      const set = await found(context, first.change_set_id);
      const ids = rows.flatMap(({ record_id, state }) =>
        record_id && state !== 'Undone' ? [record_id] : [],
      );
      const reached = ids.length > 0 ? await resourceOf(set).reached(context, ids) : new Set<string>();
      const { mapping } = seals.openSettings(set);
      // A row of an import that was undone has no record any more; what it says is the person's own file.
      const isReached = ({ record_id, state }: store.ChangeRow) =>
        record_id === null || reached.has(record_id) || (set.kind === 'Import' && state === 'Undone');
      return rows.map((row) => toRowAnswer(row, seals.openContent(row), mapping, isReached(row)));
    },

    get: async (context: SignedInContext, id: string) => answer(context, await found(context, id)),

    async map(
      context: SignedInContext,
      id: string,
      version: number,
      body: MappingBody,
    ): Promise<ChangeAnswer> {
      const set = await locked(context, id, version);
      allow(context, set, MAPPABLE);
      await previews.map(context, resourceOf(set), set, body);
      return answer(context, await found(context, id));
    },

    /** Applies what the preview shows: every row answers for itself (R-ADM-03). */
    async apply(
      context: SignedInContext,
      id: string,
      version: number,
      leaveSimilar: boolean,
    ): Promise<ChangeAnswer> {
      const { db, now } = context;
      const set = await locked(context, id, version);
      allow(context, set, APPLICABLE);
      if (leaveSimilar) {
        await store.turnRows(
          db,
          id,
          'Ready',
          'No Change',
          'Left out: looks like one that is there already',
          true,
        );
        await store.countRows(db, id);
      }
      await store.updateSet(db, id, { status: 'Applying', applied_at: now });
      return workOrLeave(context, id);
    },

    /** Takes the whole back within a day; rows that somebody has changed since stay and are named. */
    async undo(context: SignedInContext, id: string, version: number): Promise<ChangeAnswer> {
      const { db } = context;
      const set = await locked(context, id, version);
      allow(context, set, UNDOABLE);
      await store.updateSet(db, id, { status: 'Undoing' });
      return workOrLeave(context, id);
    },
  };
}
