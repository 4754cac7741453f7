import { sql } from 'kysely';
import { clientName } from '../business/clients/clients.store.ts';
import { hasPart } from '../business/policies/lists/policies.source.ts';
import type { Db } from '../platform/database/database.ts';
import { escapeLike } from '../platform/list/list-predicate.ts';
import { MAX_RESULTS } from './search.schemas.ts';

type Reader = { readonly code: string } | undefined;

/** Policies the reader has a part in, or all without one. */
function policiesFor(db: Db, reader: Reader) {
  return db
    .selectFrom('policy')
    .innerJoin('provider', 'provider.id', 'policy.provider_id')
    .innerJoin('client', 'client.id', 'policy.client_id')
    .select(['policy.id', 'policy.policy_number', 'provider.name as provider', 'policy.client_id'])
    .select([clientName.as('client'), 'policy.business_status', 'policy.bv_cents'])
    .$if(reader !== undefined, (query) => query.where(hasPart(reader?.code ?? '')));
}

/** The first policies whose number begins with the text; an exact one first. */
export async function findPolicies(db: Db, reader: Reader, typed: string) {
  const number = typed.toUpperCase();
  return policiesFor(db, reader)
    .where('policy.policy_number', 'like', `${escapeLike(number)}%`)
    .orderBy(sql`policy.policy_number = ${number}`, 'desc')
    .orderBy('policy.policy_number')
    .orderBy('policy.id')
    .limit(MAX_RESULTS)
    .execute();
}

export async function policiesById(db: Db, reader: Reader, ids: readonly string[]) {
  return policiesFor(db, reader)
    .where('policy.id', 'in', [...ids])
    .orderBy('policy.policy_number')
    .orderBy('policy.id')
    .execute();
}
