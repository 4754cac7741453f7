import { formatBps, formatDate, levelOf, messages } from '@upline/domain';
import type { z } from 'zod';
import { refuseConflict } from '../../conflicts/refuse-conflict.ts';
import { requireRightOverLevel } from '../../network/changes/changes.rules.ts';
import { shareGuardPromptly } from '../../network/changes/guard.service.ts';
import type { AuditChange } from '../../platform/audit/audit.ts';
import {
  AUDIT_LABELS,
  type AuditFields,
  auditChanges,
  auditReference,
} from '../../platform/audit/audit-changes.ts';
import { attemptEach } from '../../platform/database/attempt-each.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AssociateFlag, flagBody, guaranteeBody, payTermsBody } from './settings.schemas.ts';
import {
  type AssociateSettings,
  countVersion,
  endedFlags,
  explainFlag,
  findSettings,
  findSupervisor,
  flagsOf,
  forgetFlag,
  isFallWaiting,
  setGuarantee,
  setPayTerms,
  turnFlag,
} from './settings.store.ts';

const refuse = (field: string, message: string) => invalid([{ field, message }]);

const TRAIL: AuditFields<AssociateSettings> = {
  share_bps: { label: AUDIT_LABELS.share_percentage, show: formatBps },
  share_with_code: {
    label: 'Share With',
    show: (code, row) => auditReference(row.share_with_name ?? code, code),
  },
  max_chargeback_withhold_bps: { label: AUDIT_LABELS.max_chargeback_withhold_bps, show: formatBps },
  guaranteed_level_code: { label: 'Guaranteed Level', show: (code) => levelOf(code).name },
  supervisor_code: {
    label: 'Supervisor',
    show: (code, row) => auditReference(row.supervisor_name ?? code, code),
  },
};

/** What admins set of an associate besides upline, level and status (domain.md 2.1, 2.2, 7.1). */
export function associateSettings({ audit }: Pick<Platform, 'audit'>) {
  function note(
    context: Context,
    { code, name }: AssociateSettings,
    changes: readonly AuditChange[],
    reason: string,
  ): void {
    audit.record(context, {
      action: 'update',
      entity: 'associate',
      entityId: code,
      entityLabel: name,
      ownerCode: code,
      changes,
      reason,
    });
  }

  /** Judges and writes a change of the record as it was at `version`, and what the trail says of it. */
  async function edit(
    context: SignedInContext,
    code: string,
    version: number,
    reason: string,
    write: (before: AssociateSettings) => Promise<readonly AuditChange[]>,
  ): Promise<void> {
    const { db, now, caller } = context;
    await shareGuardPromptly(context);
    const before = await findSettings(db, code);
    if (!before) throw notFound();
    await refuseConflict(context, code);
    if (before.version !== version) throw staleVersion('associate', { code, version: before.version });
    const changes = await write(before);
    if (!(await countVersion(db, { code, version, now, by: caller.code })))
      throw staleVersion('associate', { code, version: version + 1 });
    note(context, before, changes, reason);
  }

  /** Takes a flag off that is still the one meant; nothing when an admin was faster and explained it anew. */
  async function takeOff(
    context: Context,
    { code, flag }: { readonly code: string; readonly flag: AssociateFlag },
    meant: Parameters<typeof forgetFlag>[3],
    reason: string,
  ): Promise<void> {
    const { db, now } = context;
    await shareGuardPromptly(context);
    const before = await findSettings(db, code);
    if (!before || !(await forgetFlag(db, code, flag, meant)) || !before[flag]) return;
    await turnFlag(db, code, flag, false, null);
    // Somebody writes the record right now: it is tried again.
    const by = context.caller?.code ?? null;
    if (!(await countVersion(db, { code, version: before.version, now, by })))
      throw staleVersion('associate');
    const after = flag === 'under_heightened_supervision' ? unsupervised(before) : before;
    const off = { field: AUDIT_LABELS[flag], old: 'Yes', new: 'No' };
    note(context, before, [off, ...auditChanges(TRAIL, before, after)], reason);
  }

  return {
    takeOff,

    /** Takes a flag off whose last day is over. */
    end: (context: Context, code: string, flag: AssociateFlag): Promise<void> =>
      takeOff(context, { code, flag }, { endedBefore: context.today }, 'The end date has passed'),

    async flag(
      context: SignedInContext,
      { code, flag }: { code: string; flag: AssociateFlag },
      version: number,
      body: z.output<typeof flagBody>,
    ): Promise<void> {
      await edit(context, code, version, body.reason, async (before) => {
        const { db, now, caller } = context;
        const { on, reason, ends_on = null } = body;
        const supervisor = await judgeFlag(context, before, flag, body);
        const was = (await flagsOf(db, code)).find((each) => each.flag === flag);
        await turnFlag(db, code, flag, on, supervisor?.code ?? null);
        if (on)
          await explainFlag(db, {
            associate_code: code,
            flag,
            reason,
            ends_on,
            set_at: now,
            set_by: caller.code,
          });
        else await forgetFlag(db, code, flag);
        const label = AUDIT_LABELS[flag];
        const after: AssociateSettings =
          flag === 'under_heightened_supervision'
            ? {
                ...before,
                supervisor_code: supervisor?.code ?? null,
                supervisor_name: supervisor?.name ?? null,
              }
            : before;
        const day = (date: string | null | undefined) => (date ? formatDate(date) : null);
        return [
          { field: label, old: before[flag] ? 'Yes' : 'No', new: on ? 'Yes' : 'No' },
          { field: `${label} End Date`, old: day(was?.ends_on), new: on ? day(ends_on) : null },
          ...auditChanges(TRAIL, before, after),
        ].filter((change) => change.field === label || change.old !== change.new);
      });
    },

    async payTerms(
      context: SignedInContext,
      code: string,
      version: number,
      { reason, ...terms }: z.output<typeof payTermsBody>,
    ): Promise<void> {
      await edit(context, code, version, reason, async (before) => {
        const { share_bps, share_with_code } = terms;
        if (share_with_code === null && share_bps < 10_000)
          throw refuse('share_with_code', messages.required('Share With'));
        // What is left unchanged may have lost its link since.
        const isNew = share_with_code !== before.share_with_code;
        if (isNew && share_with_code !== null && share_with_code !== before.spouse_code)
          throw refuse('share_with_code', 'Share With must be the spouse, linked from both sides');
        await setPayTerms(context.db, code, terms);
        const after = (await findSettings(context.db, code)) as AssociateSettings;
        return auditChanges(TRAIL, before, after);
      });
    },

    /** The level a direct registration was promised, below which nobody falls (R-LVL-05). */
    async guarantee(
      context: SignedInContext,
      code: string,
      version: number,
      { level_code, reason }: z.output<typeof guaranteeBody>,
    ): Promise<void> {
      await edit(context, code, version, reason, async (before) => {
        const { db, caller } = context;
        const held = levelOf(before.level_code as NonNullable<typeof before.level_code>);
        const levels = [before.guaranteed_level_code, level_code].filter((each) => each !== null);
        requireRightOverLevel(caller, ...levels);
        if (level_code !== null && levelOf(level_code).rank > held.rank)
          throw refuse('level_code', `Guaranteed Level cannot be above the ${held.name} held; promote first`);
        if (level_code !== null && (await isFallWaiting(db, code, level_code)))
          throw conflict('change-waiting', 'A change to a lower level is already scheduled');
        await setGuarantee(db, code, level_code);
        return auditChanges(TRAIL, before, { ...before, guaranteed_level_code: level_code });
      });
    },
  };
}

const unsupervised = (of: AssociateSettings): AssociateSettings => ({
  ...of,
  supervisor_code: null,
  supervisor_name: null,
});

/** Who supervises, where the flag is supervision. Throws 422 for what does not belong to the flag. */
async function judgeFlag(
  { db, today }: Context,
  before: AssociateSettings,
  flag: AssociateFlag,
  { on, ends_on, supervisor_code: code }: z.output<typeof flagBody>,
): Promise<{ code: string; name: string } | undefined> {
  if (ends_on && !on) throw refuse('ends_on', messages.invalid('End Date'));
  if (ends_on && ends_on < today) throw refuse('ends_on', messages.datePast('End Date'));
  if (on && flag === 'use_spouse_licenses' && before.spouse_code === null)
    throw refuse('on', 'Use Spouse Licenses needs a spouse, linked from both sides');
  const isSupervised = on && flag === 'under_heightened_supervision';
  if (!isSupervised) {
    if (code) throw refuse('supervisor_code', messages.invalid('Supervisor'));
    return undefined;
  }
  if (!code) throw refuse('supervisor_code', messages.required('Supervisor'));
  const found = code === before.code ? undefined : await findSupervisor(db, code);
  if (!found) throw refuse('supervisor_code', messages.invalid('Supervisor'));
  return { code, name: found.name };
}

/** Everybody's flags that ended yesterday, each in its own transaction; one that fails keeps no other. */
export async function endFlags(
  platform: Pick<Platform, 'audit' | 'transaction'>,
  context: Context,
): Promise<void> {
  await attemptEach(await endedFlags(context.db, context.today), ({ associate_code, flag }) =>
    platform.transaction(context, (inside) => associateSettings(platform).end(inside, associate_code, flag)),
  );
}
