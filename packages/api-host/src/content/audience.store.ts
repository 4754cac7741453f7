import type { Country, LevelCode } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countriesToSellIn } from '../network/international.store.ts';
import type { Caller } from '../platform/operation/caller.ts';

type Reader = Pick<Caller, 'code'>;

/** Whether the country is the reader's own or that of an approved appointment. */
export const inCountry = ({ code }: Reader, country: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${country} in (select reader.country from app_user reader where reader.code = ${code})
    or ${country} in (${countriesToSellIn(code)}))`;

/** Whether the reader has that level or a higher one today. */
export const hasLevel = ({ code }: Reader, level: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(select rank from level where level.code = ${level}) <=
    (select own.rank from app_user reader join level own on own.code = reader.level_code where reader.code = ${code})`;

/** Published, and for such a reader: country and level are judged where the rows are read (R-PRM-01). */
export function isForReader(reader: Reader): RawBuilder<SqlBool> {
  const country = sql.ref<Country | null>('help_article.country');
  const level = sql.ref<LevelCode | null>('help_article.min_level');
  return sql<SqlBool>`(help_article.status = 'Published'
    and (${country} is null or ${inCountry(reader, country)})
    and (${level} is null or ${hasLevel(reader, level)}))`;
}
