import type { Updateable } from 'kysely';
import type { AuditAction } from '../../platform/audit/audit.ts';
import { recordTrail } from '../../platform/audit/record-trail.ts';
import { addedBy } from '../../platform/database/stamps.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid } from '../../platform/operation/problem.ts';
import { recordService } from '../../platform/operation/record-service.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { countOfProspect } from '../analyses/analyses.store.ts';
import { isWithoutAnalyses } from './prospects.actions.ts';
import { prospectChanges } from './prospects.audit.ts';
import { prospectName, toAnswer, toColumns } from './prospects.record.ts';
import { checkProspect } from './prospects.rules.ts';
import type { ProspectAnswer, ProspectBody } from './prospects.schemas.ts';
import type { ProspectRow } from './prospects.store.ts';
import * as store from './prospects.store.ts';

type Row = ProspectRow;

const NOT_IN_TEAM = 'This associate is not in your team';

/** Refuses an associate who does not stand below the caller, naming the field that held the code (domain.md 2.11). */
export async function teamProblem(
  { db, caller }: SignedInContext,
  field: string,
  code: string | null,
): Promise<FieldError[]> {
  if (code === null || (await store.isInTeam(db, caller, code))) return [];
  return [{ field, message: NOT_IN_TEAM }];
}

/** Prospects of an associate (domain.md 2.11). */
export function prospects(platform: Pick<Platform, 'audit'>) {
  const trail = recordTrail<Row>('prospect', prospectName)(platform);
  const { get, lockVersion, atVersion, add, remove, ...records } = recordService({
    noun: 'prospect',
    store: store.prospectStore,
    trail,
    answer: toAnswer,
    checkRemoval: async ({ db, caller }, { id }) =>
      demand(isWithoutAnalyses, { analyses: await countOfProspect(db, id) }, caller),
  });

  /** Writes the changes; without a caller the system writes. */
  function save(
    context: Context,
    before: Row,
    changes: Updateable<Tables['prospect']>,
    action?: AuditAction,
  ): Promise<Row> {
    const changed = prospectChanges(before, { ...before, ...changes } as Row);
    return records.save(context, before, changes, changed, action);
  }

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
    get,
    lockVersion,
    atVersion,
    plan,
    save,
    remove,

    async create(context: SignedInContext, body: ProspectBody): Promise<ProspectAnswer> {
      const { db, now, caller } = context;
      const values = await checked(context, body);
      const columns = { ...toColumns(values), owner_code: caller.code, stage_at: now };
      const row = await add(context, { ...columns, ...addedBy(context) }, (added) =>
        prospectChanges(undefined, added),
      );
      await store.insertMove(db, row.id, { from: null, to: row.stage, at: now, by: caller.code });
      return toAnswer(context, row);
    },

    update: atVersion(async (context, before, body: ProspectBody) =>
      save(context, before, await plan(context, before, body)),
    ),
  };
}
