import type { Selectable } from 'kysely';
import type { Tables } from './generated/tables.ts';

export type { Tables };

/** A row as it is read. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;

/**
 * What the JSON columns hold, which the database cannot know. Each area says it of its own:
 *
 *     declare module '../../platform/database/tables.ts' { interface ColumnTypes { 'policy_line.trace': LineTrace } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in every area
export interface ColumnTypes {}
