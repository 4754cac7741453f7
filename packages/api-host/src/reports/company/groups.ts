import { foldText } from '@upline/domain';
import { type RawBuilder, sql } from 'kysely';
import { fullName } from '../../platform/database/full-name.ts';
import type { ListFields } from '../../platform/list/list-field.ts';
import { oneOf } from '../../platform/operation/fields.ts';

const GROUPS = ['Provider', 'Associate', 'Month'] as const;
export type Group = (typeof GROUPS)[number];

/** What the rows of a report of policies are put together by. */
export const policyGroups = { by: oneOf('By', GROUPS).default('Provider') };

/** The same of a report of people. */
export const peopleGroups = { by: oneOf('By', ['Associate', 'Month']).default('Associate') };

export interface Grouped {
  /** Id of a provider, code of an associate or a month as `2026-11`. */
  readonly key: string;
  /** Name of the provider or the associate; the month once more. */
  readonly name: string;
}

const PEOPLE = sql`(select code as key, ${fullName()} as name, name_key as sort_key from app_user)`;
const PROVIDERS = sql`(select id::text as key, name, name_key as sort_key from provider)`;

/** The groups of `made` with their names. */
export const withNames = <Row>(made: RawBuilder<unknown>, by: Group) =>
  by === 'Month'
    ? sql<Row>`(select made.*, made.key as name, made.key collate "C" as sort_key from ${made} made)`
    : sql<Row>`(select made.*, named.name, named.sort_key from ${made} made
        join ${by === 'Provider' ? PROVIDERS : PEOPLE} named on named.key = made.key)`;

/** Part of a whole in basis points, half up; nothing of nothing. */
export const share = (part: RawBuilder<unknown>, whole: RawBuilder<unknown>) =>
  sql<number | null>`(round(10000.0 * ${part} / nullif(${whole}, 0)))::integer`;

/** The fields of every grouped report. */
export const groupFields = {
  name: { label: 'Name', type: 'text', column: 'made.sort_key', normalize: foldText },
} as const satisfies ListFields;
