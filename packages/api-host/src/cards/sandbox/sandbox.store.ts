import type { Country } from '@upline/domain';
import type { Db } from '../../platform/database/database.ts';

type Body = Readonly<Record<string, unknown>>;

declare module '../../platform/database/tables.ts' {
  interface ColumnTypes {
    'card_sandbox_object.body': Body;
  }
}

/** The objects that Stripe would store, in a table that only a demo fills. */
export async function keepObject<B extends { readonly id: string }>(
  db: Db,
  { kind, country, now }: { readonly kind: string; readonly country: Country; readonly now: Date },
  body: B,
): Promise<B> {
  const text = JSON.stringify(body);
  await db
    .insertInto('card_sandbox_object')
    .values({ id: body.id, kind, country, body: text, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body: text }))
    .execute();
  return body;
}

export async function findObject<B>(db: Db, country: Country, kind: string, id: string) {
  const row = await db
    .selectFrom('card_sandbox_object')
    .select('body')
    .where('country', '=', country)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.body as B | undefined;
}

/** Newest first. */
export async function objectsOf<B>(db: Db, country: Country, kind: string, limit = 10_000): Promise<B[]> {
  const rows = await db
    .selectFrom('card_sandbox_object')
    .select('body')
    .where('country', '=', country)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ body }) => body as B);
}
