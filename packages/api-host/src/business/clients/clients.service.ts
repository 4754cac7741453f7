import { randomUUID } from 'node:crypto';
import { parsePhone } from '@upline/domain';
import type { z } from 'zod';
import { addedBy } from '../../platform/database/stamps.ts';
import { accepted } from '../../platform/operation/field-errors.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { refusedInProxy } from '../../platform/operation/problem.ts';
import { lockOf, recordService } from '../../platform/operation/record-service.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { alike } from '../likeness.store.ts';
import { countDependants } from './client-dependants.ts';
import { likenessOf } from './client-likeness.ts';
import { isOwn, isWithoutDependants } from './clients.actions.ts';
import { clientChanges, clientTrail } from './clients.audit.ts';
import { openDocumentNumber, toAnswer, toColumns, toValues } from './clients.record.ts';
import { type ClientValues, checkClient } from './clients.rules.ts';
import type { ClientAnswer, ClientBody, similarBody } from './clients.schemas.ts';
import type { ClientRow } from './clients.store.ts';
import { clientStore, peopleOf } from './clients.store.ts';

const MAX_SIMILAR = 5;

/** Locks a client of the own book. A client nobody shows the caller is unknown (404); a shared one is read only (403). */
export const lockOwn = lockOf(clientStore, [isOwn]);

/** Clients of an associate (domain.md 2.10): R-CLI-01 to R-CLI-03, consent and deletion closed to proxy sessions (7.3). */
export function clients(platform: Pick<Platform, 'audit' | 'vault'>) {
  const { vault } = platform;
  const trail = clientTrail(platform);

  const answer = async ({ db, caller }: SignedInContext, row: ClientRow) =>
    toAnswer(vault, caller, row, await peopleOf(db, row), await countDependants(db, row.id));

  const { get, add, atVersion, save, remove } = recordService({
    noun: 'client',
    store: clientStore,
    lock: lockOwn,
    trail,
    answer,
    // Only a client without policies or needs analyses is deleted; otherwise it is archived (R-CLI-02).
    checkRemoval: async ({ db, caller }, { id }) =>
      demand(isWithoutDependants, { dependants: await countDependants(db, id) }, caller),
  });

  const checked = ({ today }: SignedInContext, body: ClientBody) => accepted(checkClient(body, today));

  function refuseConsentInProxy(
    { caller }: SignedInContext,
    before: ClientValues | undefined,
    after: ClientValues,
  ): void {
    if (caller.proxyAdminCode === undefined) return;
    const changed = (['marketing_consent_email', 'marketing_consent_sms'] as const).some(
      (field) => (before?.[field] ?? false) !== after[field],
    );
    if (changed) throw refusedInProxy();
  }

  /** What the body would make of the client; throws whatever refuses it and writes nothing. */
  function plan(context: SignedInContext, before: ClientRow, body: ClientBody) {
    demand(isOwn, before, context.caller);
    const values = checked(context, body);
    const isNumberGiven = values.id_document_number !== undefined;
    const was = {
      ...toValues(vault, before),
      ...(isNumberGiven ? { id_document_number: openDocumentNumber(vault, before) } : {}),
    };
    refuseConsentInProxy(context, was, values);
    return { values, changes: clientChanges(was, values) };
  }

  /** Writes the body over a client that is locked. */
  function write(context: SignedInContext, before: ClientRow, body: ClientBody): Promise<ClientRow> {
    const { values, changes } = plan(context, before, body);
    const columns = { ...toColumns(vault, before.id, values), last_activity_at: context.now };
    return save(context, before, columns, changes);
  }

  return {
    answer,
    get,
    plan,
    save,
    write,
    remove,

    async create(context: SignedInContext, body: ClientBody): Promise<ClientAnswer> {
      const { now, caller } = context;
      const values = checked(context, body);
      refuseConsentInProxy(context, undefined, values);
      const id = randomUUID();
      const columns = { ...toColumns(vault, id, values), id, owner_code: caller.code, last_activity_at: now };
      const changes = clientChanges(undefined, values);
      const row = await add(context, { ...columns, ...addedBy(context) }, changes);
      // The caller is the owner of a new client, and nobody shares it yet: nothing to read.
      return toAnswer(vault, caller, row, { owner: { code: caller.code, name: caller.name }, shared: [] }, 0);
    },

    update: atVersion(write),

    /** Clients of the own book that look like the same person (R-CLI-01); saving is allowed all the same. */
    async similar({ db, caller }: SignedInContext, like: z.output<typeof similarBody>) {
      const keys = likenessOf(vault, { ...like, phone: like.phone && parsePhone(like.phone) });
      const found = await alike(db, 'client', caller, keys);
      const others = found.filter(({ id }) => id !== like.exclude_id).slice(0, MAX_SIMILAR);
      return others.map(({ id, name }) => ({ id, name }));
    },
  };
}
