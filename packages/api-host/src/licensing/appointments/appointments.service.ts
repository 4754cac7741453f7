import { type Country, licensesFor, messages, productLineOf, STATES } from '@upline/domain';
import { hasConflict } from '../../conflicts/conflicts.store.ts';
import { CONFLICT, refuseConflict } from '../../conflicts/refuse-conflict.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import {
  AUDIT_LABELS,
  type AuditFields,
  auditChanges,
  auditReference,
} from '../../platform/audit/audit-changes.ts';
import { addedBy } from '../../platform/database/stamps.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import {
  conflict,
  type FieldError,
  invalid,
  notFound,
  staleVersion,
} from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { isAssociate } from '../credentials/credentials.store.ts';
import { validLicenses } from '../licenses/licenses.store.ts';
import { LICENSING_MESSAGES } from '../licensing.messages.ts';
import type { AppointmentRow } from '../licensing.tables.ts';
import { checkCorrectedDates, checkEffective, lastDay } from './appointment-dates.ts';
import { movesTo } from './appointments.actions.ts';
import type { Correction } from './appointments.schemas.ts';
import * as store from './appointments.store.ts';

type Status = AppointmentRow['status'];

export interface Transition {
  readonly to: Status;
  readonly writing_number: string | null;
  readonly effective_date: string | null;
  readonly termination_date: string | null;
  readonly jit: boolean | null;
  readonly reason: string | null;
}

const FIELDS: AuditFields<AppointmentRow> = {
  status: { label: AUDIT_LABELS.status },
  writing_number: { label: AUDIT_LABELS.writing_number },
  effective_date: { label: 'Effective Date' },
  termination_date: { label: 'Termination Date' },
  jit: { label: 'JIT' },
  note: { label: 'Note' },
};

const countryOf = (state: string): Country =>
  STATES.USA.some(({ code }) => code === state) ? 'USA' : 'Canada';

/** Provider appointments (domain.md 2.4). */
export function appointments(platform: Pick<Platform, 'audit' | 'messages'>) {
  const { audit } = platform;
  const { send } = messageSender(platform);

  function record(
    context: Context,
    before: AppointmentRow | undefined,
    after: AppointmentRow,
    provider: string,
    reason?: string,
  ) {
    audit.record(context, {
      action: before ? (before.status === after.status ? 'update' : 'transition') : 'create',
      entity: 'provider_appointment',
      entityId: after.id,
      entityLabel: `${provider} in ${after.state}`,
      ownerCode: after.associate_code,
      changes: [
        ...(before
          ? []
          : [{ field: AUDIT_LABELS.provider, old: null, new: auditReference(provider, after.provider_id) }]),
        ...auditChanges(FIELDS, before, after),
      ],
      ...(reason ? { reason } : {}),
    });
  }

  function tell(context: Context, row: AppointmentRow, provider: string): Promise<void> {
    const notice = {
      to: row.associate_code,
      link: '/account/provider-appointments',
      about: `provider_appointment:${row.id}`,
    };
    const appointment = `${provider} in ${row.state}`;
    return row.status === 'Appointed'
      ? send(context, LICENSING_MESSAGES['appointment-appointed'], {
          ...notice,
          values: { appointment, writing_number: String(row.writing_number) },
        })
      : send(context, LICENSING_MESSAGES['appointment-changed'], {
          ...notice,
          values: { appointment, status: row.status, note: row.note ?? '' },
        });
  }

  /** R-APT-01: a license in that state for one of the lines the provider sells. */
  async function requireLicense(
    { db, today }: Context,
    code: string,
    types: Parameters<typeof productLineOf>[0][],
    state: string,
  ) {
    const lines = [...new Set(types.map(productLineOf))];
    for (const line of lines) if ((await validLicenses(db, [code], line, state, today)).has(code)) return;
    const [type] = licensesFor(countryOf(state), lines[0] ?? 'Life');
    throw invalid([{ field: 'state', message: `A valid ${type} license in ${state} is required` }]);
  }

  async function checkWritingNumber(
    { db }: Context,
    row: Pick<AppointmentRow, 'provider_id' | 'associate_code'>,
    writingNumber: string | null,
  ): Promise<FieldError[]> {
    const error = (message: string) => [{ field: 'writing_number', message }];
    if (writingNumber === null) return error(messages.required('Writing Number'));
    const isTaken = await store.isWritingNumberTaken(db, row.provider_id, writingNumber, row.associate_code);
    return isTaken ? error(messages.unique('Writing Number')) : [];
  }

  async function save(
    context: SignedInContext,
    row: AppointmentRow,
    changes: Parameters<typeof store.updateAppointment>[2],
    provider: string,
    reason?: string,
  ): Promise<AppointmentRow> {
    const after = await store.updateAppointment(context.db, row, {
      ...changes,
      updated_at: context.now,
      updated_by: context.caller.code,
    });
    if (!after) throw staleVersion('appointment');
    record(context, row, after, provider, reason);
    return after;
  }

  const asRequested = (now: Date) =>
    ({
      status: 'Requested',
      requested_at: now,
      effective_date: null,
      termination_date: null,
      note: null,
    }) as const;

  const self = {
    /**
     * Requests an appointment, again if it was declined or has ended. Throws 422 without a license (R-APT-01), and 409
     * if there is one (R-APT-02).
     */
    async request(
      context: SignedInContext,
      code: string,
      providerId: string,
      state: string,
    ): Promise<AppointmentRow> {
      const { db, now, caller } = context;
      const provider = await store.lockProvider(db, { id: providerId });
      if (provider?.status !== 'Active')
        throw invalid([{ field: 'provider_id', message: messages.option('Provider') }]);
      if (
        !STATES.USA.concat(STATES.Canada).some((each) => each.code === state) ||
        !provider.countries.includes(countryOf(state))
      )
        throw invalid([{ field: 'state', message: messages.option('State') }]);
      await requireLicense(context, code, provider.product_types, state);
      const latest = await store.lockLatest(db, code, providerId, state);
      if (latest) {
        if (!movesTo('Requested')(latest, caller))
          throw conflict(
            'appointment-exists',
            `There is already an appointment with ${provider.name} in ${state}`,
          );
        return save(context, latest, asRequested(now), provider.name);
      }
      const row = await store.insertAppointment(db, {
        ...asRequested(now),
        provider_id: providerId,
        associate_code: code,
        country: countryOf(state),
        state,
        writing_number: null,
        ...addedBy({ now, caller }),
      });
      record(context, undefined, row, provider.name);
      return row;
    },

    /** Does what `request` does, by an admin for an associate. Throws 404 for an unknown associate. */
    async requestFor(context: SignedInContext, code: string, providerId: string, state: string) {
      if (!(await isAssociate(context.db, code)))
        throw invalid([{ field: 'associate_code', message: messages.option('Associate') }]);
      await refuseConflict(context, code);
      const row = await self.request(context, code, providerId, state);
      await tell(context, row, (await store.lockProvider(context.db, { id: providerId }))?.name ?? '');
      return row;
    },

    /** Takes a step of an admin. Throws 409 if it is not allowed (R-GEN-03), 422 if a field it needs is missing. */
    async transition(
      context: SignedInContext,
      id: string,
      version: number,
      step: Transition,
    ): Promise<AppointmentRow> {
      const { db, now, today } = context;
      const row = await store.lockAppointment(db, id);
      if (!row) throw notFound();
      if (row.version !== version) throw staleVersion('appointment');
      await refuseConflict(context, row.associate_code);
      demand(movesTo(step.to), row, context.caller);
      const provider = await store.lockProvider(db, { id: row.provider_id });
      const name = provider?.name ?? '';
      if (step.to === 'Requested') {
        const asked = await self.request(context, row.associate_code, row.provider_id, row.state);
        await tell(context, asked, name);
        return asked;
      }

      const errors: FieldError[] = [];
      const changes: Parameters<typeof store.updateAppointment>[2] = { status: step.to };
      if (step.to === 'Appointed') {
        errors.push(...(await checkWritingNumber(context, row, step.writing_number ?? row.writing_number)));
        const effective_date = step.effective_date ?? today;
        errors.push(...checkEffective(effective_date, today));
        Object.assign(changes, {
          writing_number: step.writing_number ?? row.writing_number,
          effective_date,
          jit: step.jit ?? row.jit,
          note: step.reason,
        });
      }
      if (step.to === 'Declined' && step.reason === null)
        errors.push({ field: 'reason', message: messages.required('Reason') });
      if (step.to === 'Declined') changes.note = step.reason;
      if (step.to === 'Terminated') {
        const ends = step.termination_date ?? lastDay(row, today);
        if (row.effective_date !== null && ends < row.effective_date)
          errors.push({
            field: 'termination_date',
            message: messages.dateOrder('Termination Date', 'Effective Date'),
          });
        // The appointment ends at once, so the day cannot be in the future.
        else if (ends > lastDay(row, today))
          errors.push({ field: 'termination_date', message: messages.dateFuture('Termination Date') });
        Object.assign(changes, { termination_date: ends, note: step.reason });
      }
      if (errors.length > 0) throw invalid(errors);
      const after = await save(context, row, changes, name, step.reason ?? undefined);
      await tell({ ...context, now }, after, name);
      return after;
    },

    /** Lets an admin correct the fields, with a reason for the audit trail. The status stays. */
    async correct(
      context: SignedInContext,
      id: string,
      version: number,
      { reason, ...asked }: Correction,
    ): Promise<AppointmentRow> {
      const { db } = context;
      const row = await store.lockAppointment(db, id);
      if (!row) throw notFound();
      if (row.version !== version) throw staleVersion('appointment');
      await refuseConflict(context, row.associate_code);
      const name = (await store.lockProvider(db, { id: row.provider_id }))?.name ?? '';
      const errors = [
        ...(asked.writing_number !== null || row.status === 'Appointed'
          ? await checkWritingNumber(context, row, asked.writing_number)
          : []),
        ...checkCorrectedDates(row.status, asked, context.today),
      ];
      if (errors.length > 0) throw invalid(errors);
      if (auditChanges(FIELDS, row, { ...row, ...asked }).length === 0) return row;
      const after = await save(context, row, asked, name, reason);
      if (after.status === 'Appointed' && after.writing_number !== row.writing_number)
        await tell(context, after, name);
      return after;
    },

    /** Deletes an appointment entered by mistake; a real one is terminated. The audit trail keeps its values. */
    async remove(context: SignedInContext, id: string, version: number, reason: string): Promise<void> {
      const { db } = context;
      const row = await store.lockAppointment(db, id);
      if (!row) throw notFound();
      if (row.version !== version) throw staleVersion('appointment');
      await refuseConflict(context, row.associate_code);
      const name = (await store.lockProvider(db, { id: row.provider_id }))?.name ?? '';
      await store.deleteAppointment(db, id);
      audit.record(context, {
        action: 'delete',
        entity: 'provider_appointment',
        entityId: id,
        entityLabel: `${name} in ${row.state}`,
        ownerCode: row.associate_code,
        changes: auditChanges(FIELDS, row, undefined),
        reason,
      });
    },

    /** Sets the writing number of a request and appoints it; of an appointed one it only corrects the number. */
    async assign(
      context: SignedInContext,
      asked: {
        associate_code: string;
        provider_key: string;
        state: string;
        writing_number: string;
        effective_date: string | null;
      },
      apply: boolean,
    ): Promise<string | null> {
      const { db, today, caller } = context;
      const provider = await store.lockProvider(db, { key: asked.provider_key });
      if (!provider) return messages.option('Provider');
      const row = await store.lockLatest(db, asked.associate_code, provider.id, asked.state);
      if (!row) return `No appointment with ${provider.name} in ${asked.state}`;
      if (await hasConflict(db, caller.code, row.associate_code)) return CONFLICT;
      if (row.status === 'Declined' || row.status === 'Terminated')
        return messages.transition(row.status, 'Appointed');
      const effective_date = asked.effective_date ?? today;
      const [error] = [
        ...(await checkWritingNumber(context, row, asked.writing_number)),
        ...checkEffective(effective_date, today),
      ];
      if (error) return error.message;
      if (!apply) return null;
      const changes = { writing_number: asked.writing_number };
      if (row.status === 'Appointed') {
        if (row.writing_number !== asked.writing_number)
          await tell(context, await save(context, row, changes, provider.name), provider.name);
        return null;
      }
      const inProcess =
        row.status === 'Requested' ? await save(context, row, { status: 'In Process' }, provider.name) : row;
      const after = await save(
        context,
        inProcess,
        { ...changes, status: 'Appointed', effective_date },
        provider.name,
      );
      await tell(context, after, provider.name);
      return null;
    },

    /** Ends open appointments of terminated associates (SYS), one batch in each run. Returns how many. */
    async endOfTerminated(context: Context, limit: number): Promise<number> {
      const { db, now, today } = context;
      const rows = await store.lockOfTerminated(db, limit);
      for (const row of rows) {
        const after = await store.updateAppointment(db, row, {
          status: 'Terminated',
          termination_date: lastDay(row, today),
          updated_at: now,
          updated_by: 'SYS',
        });
        if (after)
          record(
            context,
            row,
            after,
            (await store.lockProvider(db, { id: row.provider_id }))?.name ?? '',
            'Associate terminated',
          );
      }
      return rows.length;
    },
  };
  return self;
}
