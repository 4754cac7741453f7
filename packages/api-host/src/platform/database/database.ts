import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The database, or the transaction a write request runs in; stores cannot tell and must not care. */
export type Db = Kysely<Tables>;
