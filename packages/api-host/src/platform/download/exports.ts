import type { Readable } from 'node:stream';
import type { ListFilter, ListOrder, Permission } from '@upline/domain';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { List, ListSelection, ListSource } from '../list/define-list.ts';
import type { Caller } from '../operation/caller.ts';
import type { Context, SignedInContext } from '../operation/operation.ts';
import type { ExportColumns } from './export-column.ts';

/** Whose rows an export holds: the part of a caller that scopes need and that a job knows as well. */
export type ExportReader = Pick<Caller, 'userId' | 'code' | 'kind' | 'isSeniorLevel' | 'permissions'>;

/** What an export was asked for. The list itself filters and sorts; the source may read less where it knows by what. */
export interface ExportAsked {
  readonly filter: ListFilter;
  /** Left out where rows are only counted. */
  readonly order?: ListOrder;
  /** As the query's fields `ExportSpec.parameters` read them; parse them again, they may have been stored for a while. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Company day of the request. */
  readonly today: string;
}

/** Describes a list's export once; `exportOperation` makes the operation of it. */
export interface ExportSpec<Row> {
  readonly list: List<Row>;
  /** What the file holds, as in its name and in the mail: `Clients`. */
  readonly label: string;
  /** The permission the list itself needs; asked again when the file is made and when the link is opened. */
  readonly needs: Permission;
  readonly columns: ExportColumns<Row>;
  /** Fields of the query besides filter and order, e.g. a report's period; stored with the request. */
  readonly parameters?: z.ZodRawShape;
  /** The same source as the list's own, so that an export never holds more than the list shows (S-39). */
  source(db: Db, reader: ExportReader, asked: ExportAsked): ListSource<Row> | Promise<ListSource<Row>>;
}

// biome-ignore lint/suspicious/noExplicitAny: lists of many row types in one registry
export type AnyExportSpec = ExportSpec<any>;

export interface ExportQuery extends ListSelection {
  readonly format: 'csv' | 'xlsx';
  /** Ids in the order wanted; empty for all. */
  readonly columns: readonly string[];
  readonly parameters: ExportAsked['parameters'];
}

/** At once as a link, or later by mail (SPEC 7). */
export type ExportAnswer = { readonly url: string } | { readonly message: string };

/** Exports of lists (R-17, S-34, S-53, domain.md 7.3). */
export interface Exports {
  /** Makes the list known to the job that writes large exports; once, while the area is set up. */
  define<Row>(spec: ExportSpec<Row>): void;
  /** Up to 5,000 rows a link of 60 seconds; above by mail. More than 100 rows are refused in a proxy session. */
  request(context: SignedInContext, list: string, query: ExportQuery): Promise<ExportAnswer>;
  /** A new link for the export a mail announced. Throws 404 for anybody but its owner, and once it was downloaded. */
  claim(context: SignedInContext, token: string): Promise<{ readonly url: string }>;
  /** The same for one of the own exports, for 24 hours and until it was downloaded (R-REP-01). */
  claimOwn(context: SignedInContext, id: string): Promise<{ readonly url: string }>;
  /** How the list is called, and its fields. */
  describe(list: string, filter: ListFilter): { readonly label: string; readonly filtered_by: string[] };
  /** What a link gives, once. Throws 404 when it is unknown, used, too old or its session has ended. */
  open(context: Context, token: string): Promise<{ readonly fileName: string; readonly body: Readable }>;
}
