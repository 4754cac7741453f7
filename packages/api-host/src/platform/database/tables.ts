import type { Generated } from 'kysely';

/**
 * Row types of every table. Each area adds its own next to its store:
 *
 *     declare module '../../platform/database/tables.ts' { interface Tables { client: ClientTable } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in every area
export interface Tables {}

/** Columns every editable record has. */
export interface RecordColumns {
  created_at: Generated<Date>;
  created_by: string | null;
  updated_at: Generated<Date>;
  updated_by: string | null;
  version: Generated<number>;
}

/** Columns of where mail goes if not to the residence. */
export interface MailingColumns {
  mailing_line1: string | null;
  mailing_line2: string | null;
  mailing_city: string | null;
  mailing_state: string | null;
  mailing_postal_code: string | null;
}
