import type { PublishStatus } from '@upline/domain';
import { countriesOf } from '../../network/international.store.ts';
import { type AuditFields, auditChanges } from '../../platform/audit/audit-changes.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './content.store.ts';
import { findProvider, lockProvider } from './providers.store.ts';

/** The columns that every item of a provider has. */
export interface ContentBase {
  readonly id: string;
  readonly provider_id: string;
  readonly position: number;
  readonly status: PublishStatus;
  readonly version: number;
}

export interface ContentRules<T extends store.ContentTable, Body extends object> {
  readonly table: T;
  /** `contact`. */
  readonly name: string;
  readonly fields: AuditFields<Body>;
  labelOf(row: store.ContentRow<T>): string;
  /** Checks that the schema cannot make; `row` is the item that is changed. */
  check?(body: Body, row: store.ContentRow<T> | undefined): readonly FieldError[];
  /** Runs in the transaction that deletes an item. */
  removed?(context: SignedInContext, row: store.ContentRow<T>): Promise<void>;
  /** Whether associates see a published item on that day. */
  isShown?(row: store.ContentRow<T>, today: string): boolean;
}

/** Contacts, videos, links and attachments of a provider, in an order of their own (domain.md 2.14). */
export function providerContent<T extends store.ContentTable, Body extends object>(
  { audit }: Pick<Platform, 'audit'>,
  rules: ContentRules<T, Body>,
) {
  const { table, name } = rules;
  type Row = store.ContentRow<T> & ContentBase;

  function record(
    context: SignedInContext,
    action: 'create' | 'update' | 'delete',
    row: Row,
    changes: ReturnType<typeof auditChanges>,
  ): void {
    audit.record(context, {
      action,
      entity: table,
      entityId: row.id,
      entityLabel: rules.labelOf(row),
      changes,
    });
  }

  const changesOf = (before: object | undefined, after: object | undefined) =>
    auditChanges(rules.fields, before as Body | undefined, after as Body | undefined);

  /** Items of a provider are written one at a time, because each write may move the others. */
  async function locked(context: SignedInContext, providerId: string, id: string): Promise<Row> {
    if (!(await lockProvider(context.db, providerId))) throw notFound();
    const row = await store.findContent(context.db, table, providerId, id);
    if (!row) throw notFound();
    return row as Row;
  }

  function check(body: Body, row: Row | undefined): void {
    const errors = rules.check?.(body, row) ?? [];
    if (errors.length > 0) throw invalid(errors);
  }

  return {
    /**
     * The items an associate sees: published ones of an Active provider in their own country or in the country of an
     * international appointment. Throws 404 for an unknown provider.
     */
    async published({ db, caller, today }: SignedInContext, providerId: string): Promise<Row[]> {
      const provider = await findProvider(db, providerId);
      if (!provider) throw notFound();
      const countries = await countriesOf(db, caller);
      if (provider.status !== 'Active' || !countries.some((each) => provider.countries.includes(each)))
        return [];
      const rows = await store.contentOf(db, table, providerId, true);
      return rows.filter((row) => rules.isShown?.(row, today) ?? true) as Row[];
    },

    async all({ db }: SignedInContext, providerId: string): Promise<Row[]> {
      if (!(await findProvider(db, providerId))) throw notFound();
      return (await store.contentOf(db, table, providerId)) as Row[];
    },

    async create(context: SignedInContext, providerId: string, body: Body): Promise<Row> {
      const { db, now, caller } = context;
      if (!(await lockProvider(db, providerId))) throw notFound();
      check(body, undefined);
      const by = addedBy({ now, caller });
      const row = (await store.insertContent(db, table, { ...body, provider_id: providerId, ...by })) as Row;
      record(context, 'create', row, changesOf(undefined, body));
      return row;
    },

    async update(
      context: SignedInContext,
      providerId: string,
      id: string,
      version: number,
      body: Body,
    ): Promise<Row> {
      const { db, now, caller } = context;
      const before = await locked(context, providerId, id);
      if (before.version !== version) throw staleVersion(name);
      check(body, before);
      const changes = changesOf(before, body);
      if (changes.length === 0) return before;
      const row = await store.updateContent(db, table, id, version, {
        ...body,
        ...changedBy({ now, caller }),
      });
      if (!row) throw staleVersion(name);
      record(context, 'update', row as Row, changes);
      return row as Row;
    },

    async remove(context: SignedInContext, providerId: string, id: string, version: number): Promise<void> {
      const row = await locked(context, providerId, id);
      if (row.version !== version) throw staleVersion(name);
      await store.deleteContent(context.db, table, id);
      await rules.removed?.(context, row);
      record(context, 'delete', row, changesOf(row, undefined));
    },

    /** Moves the item to that place, counted from 1. A place beyond the end makes it the last. */
    async move(context: SignedInContext, providerId: string, id: string, position: number): Promise<Row[]> {
      const row = await locked(context, providerId, id);
      const all = (await store.contentOf(context.db, table, providerId)) as Row[];
      const ids = all.map((each) => each.id).filter((each) => each !== id);
      ids.splice(position - 1, 0, id);
      await store.reorderContent(context.db, table, ids);
      const after = (await store.contentOf(context.db, table, providerId)) as Row[];
      const place = after.find((each) => each.id === id)?.position ?? row.position;
      if (place !== row.position)
        record(context, 'update', row, [
          { field: 'Position', old: String(row.position), new: String(place) },
        ]);
      return after;
    },
  };
}
