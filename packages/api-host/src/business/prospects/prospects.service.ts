import type { AuditAction } from '../../platform/audit/audit.ts';
import { recordTrail } from '../../platform/audit/record-trail.ts';
import { addedBy } from '../../platform/database/stamps.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { countOfProspect } from '../analyses/analyses.store.ts';
import { isWithoutAnalyses } from './prospects.actions.ts';
import { prospectChanges } from './prospects.audit.ts';
import { prospectName, toAnswer, toColumns } from './prospects.record.ts';
import { checkProspect } from './prospects.rules.ts';
import type { ProspectAnswer, ProspectBody } from './prospects.schemas.ts';
import * as store from './prospects.store.ts';
import type { ProspectRow } from './prospects.tables.ts';

type Row = ProspectRow;

const NOT_IN_TEAM = 'This associate is not in your team';

/**
 * The row of the caller's own book at that version, locked. Throws 404 if it belongs to another person, and 409 with
 * the current record.
 */
export async function lockVersion(context: SignedInContext, id: string, version: number): Promise<Row> {
  const row = await store.lockProspect(context.db, context.caller, id);
  if (!row) throw notFound();
  if (row.version !== version) throw staleVersion('prospect', await toAnswer(context, row));
  return row;
}

/** Refuses an associate who does not stand below the caller, naming the field that held the code (domain.md 2.11). */
export async function teamProblem(
  { db, caller }: SignedInContext,
  field: string,
  code: string | null,
): Promise<FieldError[]> {
  if (code === null || (await store.isInTeam(db, caller, code))) return [];
  return [{ field, message: NOT_IN_TEAM }];
}

/** Writes the changes with their audit entry; a change of nothing writes nothing (R-AUD-04). */
export function prospectWriter(platform: Pick<Platform, 'audit'>) {
  const trail = recordTrail<Row>('prospect', prospectName)(platform);
  const record = (context: Context, action: AuditAction, before: Row | undefined, after: Row) =>
    trail(context, after, { action, changes: action === 'delete' ? [] : prospectChanges(before, after) });

  return {
    record,

    /** Without a caller the system writes. */
    async save(
      context: Context,
      before: Row,
      changes: Parameters<typeof store.updateProspect>[2],
      action: AuditAction = 'update',
    ): Promise<Row> {
      const { db, now, caller } = context;
      const after = { ...before, ...changes } as Row;
      if (prospectChanges(before, after).length === 0) return before;
      const row = await store.updateProspect(db, before, {
        ...changes,
        updated_at: now,
        updated_by: caller?.code ?? null,
      });
      if (!row) throw staleVersion('prospect');
      record(context, action, before, row);
      return row;
    },
  };
}

/** Prospects of an associate (domain.md 2.11). */
export function prospects(platform: Pick<Platform, 'audit'>) {
  const { record, save } = prospectWriter(platform);

  async function checked(context: SignedInContext, body: ProspectBody, before?: Row): Promise<ProspectBody> {
    const { values, errors = [] } = checkProspect(body, context.today, before);
    const code = body.converted_associate_code;
    const isNew = code !== (before?.converted_associate_code ?? null);
    const all = [...errors, ...(isNew ? await teamProblem(context, 'converted_associate_code', code) : [])];
    if (!values || all.length > 0) throw invalid(all);
    return values;
  }

  /**
   * The columns that the body would make of the prospect; throws whatever refuses it and writes nothing. A next action that
   * stood there before is no new entry: its day may have passed.
   */
  const plan = async (
    context: SignedInContext,
    before: Row,
    body: ProspectBody,
    stood = before.next_action_date,
  ) => toColumns(await checked(context, body, { ...before, next_action_date: stood }));

  return {
    async get(context: SignedInContext, id: string): Promise<ProspectAnswer> {
      const row = await store.findProspect(context.db, context.caller, id);
      if (!row) throw notFound();
      return toAnswer(context, row);
    },

    async create(context: SignedInContext, body: ProspectBody): Promise<ProspectAnswer> {
      const { db, now, caller } = context;
      const values = await checked(context, body);
      const row = await store.insertProspect(db, {
        ...toColumns(values),
        owner_code: caller.code,
        stage_at: now,
        ...addedBy({ now, caller }),
      });
      await store.insertMove(db, row.id, { from: null, to: row.stage, at: now, by: caller.code });
      record(context, 'create', undefined, row);
      return toAnswer(context, row);
    },

    async update(
      context: SignedInContext,
      id: string,
      version: number,
      body: ProspectBody,
    ): Promise<ProspectAnswer> {
      const before = await lockVersion(context, id, version);
      return toAnswer(context, await save(context, before, await plan(context, before, body)));
    },

    plan,
    save,

    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await lockVersion(context, id, version);
      demand(isWithoutAnalyses, { analyses: await countOfProspect(context.db, id) }, context.caller);
      await store.deleteProspect(context.db, id);
      record(context, 'delete', row, row);
    },
  };
}
