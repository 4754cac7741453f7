import { randomUUID } from 'node:crypto';
import { parsePhone } from '@upline/domain';
import type { z } from 'zod';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound, refusedInProxy, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { countDependants } from './client-dependants.ts';
import { clientsLike, likenessOf } from './client-likeness.ts';
import { isOwn, isWithoutDependants } from './clients.actions.ts';
import { clientChanges, clientTrail } from './clients.audit.ts';
import { openDocumentNumber, toAnswer, toColumns, toValues } from './clients.record.ts';
import { type ClientValues, checkClient } from './clients.rules.ts';
import type { ClientAnswer, ClientBody, similarBody } from './clients.schemas.ts';
import {
  deleteClient,
  findClient,
  insertClient,
  lockClient,
  peopleOf,
  updateClient,
} from './clients.store.ts';
import type { ClientRow } from './clients.tables.ts';

const MAX_SIMILAR = 5;

/** Locks a client of the own book. A client nobody shows the caller is unknown (404); a shared one is read only (403). */
export async function lockOwn({ db, caller }: SignedInContext, id: string): Promise<ClientRow> {
  const row = await lockClient(db, caller, id);
  if (!row) throw notFound();
  demand(isOwn, row, caller);
  return row;
}

/** Clients of an associate (domain.md 2.10): R-CLI-01 to R-CLI-03, consent and deletion closed to proxy sessions (7.3). */
export function clients(platform: Pick<Platform, 'audit' | 'vault'>) {
  const { vault } = platform;
  const record = clientTrail(platform);

  const answer = async ({ db, caller }: SignedInContext, row: ClientRow) =>
    toAnswer(vault, caller, row, await peopleOf(db, row), await countDependants(db, row.id));

  function checked(context: SignedInContext, body: ClientBody): ClientValues {
    const { values, errors } = checkClient(body, context.today);
    if (errors) throw invalid(errors);
    return values;
  }

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

  /** Writes the body over a client that is locked; a change of nothing writes nothing (R-AUD-04). */
  async function save(context: SignedInContext, before: ClientRow, body: ClientBody): Promise<ClientRow> {
    const { db, now, caller } = context;
    const { values, changes } = plan(context, before, body);
    if (changes.length === 0) return before;
    const row = await updateClient(db, before, {
      ...toColumns(vault, before.id, values),
      last_activity_at: now,
      ...changedBy({ now, caller }),
    });
    if (!row) throw staleVersion('client');
    record(context, row, { action: 'update', changes });
    return row;
  }

  return {
    async get(context: SignedInContext, id: string): Promise<ClientAnswer> {
      const row = await findClient(context.db, context.caller, id);
      if (!row) throw notFound();
      return answer(context, row);
    },

    async create(context: SignedInContext, body: ClientBody): Promise<ClientAnswer> {
      const { db, now, caller } = context;
      const values = checked(context, body);
      refuseConsentInProxy(context, undefined, values);
      const id = randomUUID();
      const row = await insertClient(db, {
        ...toColumns(vault, id, values),
        id,
        owner_code: caller.code,
        last_activity_at: now,
        ...addedBy({ now, caller }),
      });
      record(context, row, { action: 'create', changes: clientChanges(undefined, values) });
      // The caller is the owner of a new client, and nobody shares it yet: nothing to read.
      return toAnswer(vault, caller, row, { owner: { code: caller.code, name: caller.name }, shared: [] }, 0);
    },

    async update(
      context: SignedInContext,
      id: string,
      version: number,
      body: ClientBody,
    ): Promise<ClientAnswer> {
      const before = await lockOwn(context, id);
      if (before.version !== version) throw staleVersion('client', await answer(context, before));
      return answer(context, await save(context, before, body));
    },

    plan,
    save,

    /** Only a client without policies or needs analyses is deleted; otherwise it is archived (R-CLI-02). */
    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const { db } = context;
      const row = await lockOwn(context, id);
      if (row.version !== version) throw staleVersion('client', await answer(context, row));
      demand(isWithoutDependants, { dependants: await countDependants(db, id) }, context.caller);
      await deleteClient(db, id);
      record(context, row, { action: 'delete', changes: [] });
    },

    /** Clients of the own book that look like the same person (R-CLI-01); saving is allowed all the same. */
    async similar({ db, caller }: SignedInContext, like: z.output<typeof similarBody>) {
      const keys = likenessOf(vault, { ...like, phone: like.phone && parsePhone(like.phone) });
      const found = await clientsLike(db, caller, keys);
      const others = found.filter(({ id }) => id !== like.exclude_id).slice(0, MAX_SIMILAR);
      return others.map(({ id, name }) => ({ id, name }));
    },
  };
}
