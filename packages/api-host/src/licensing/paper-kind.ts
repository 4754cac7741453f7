import type { z } from 'zod';
import type { AuditFields } from '../platform/audit-changes.ts';
import type { Caller } from '../platform/caller.ts';
import type { Context } from '../platform/operation.ts';
import type { FieldError } from '../platform/problem.ts';
import type { PaperRows, PaperTable } from './papers.store.ts';

/** A request by somebody signed in. */
export type OwnContext = Omit<Context, 'caller'> & { readonly caller: Caller };

/** What a paper is checked with. */
export interface PaperInput<Body> {
  readonly ownerCode: string;
  readonly body: Body;
  /** Of the paper being changed. */
  readonly id: string | undefined;
}

/** Everything in which licenses, E&O policies and training certificates differ; the rest is one service and one set of routes. */
export interface PaperKind<T extends PaperTable, Body extends z.ZodType, Values extends object> {
  readonly table: T;
  /** `license`, as in "This license was changed by someone else". */
  readonly name: string;
  /** `License`, `Licenses`: parts of operation ids and of sentences. */
  readonly singular: string;
  readonly plural: string;
  /** Last part of the paths: `licenses`. */
  readonly path: string;
  readonly body: Body;
  readonly fields: AuditFields<Values>;
  /** The stored form of a body, or what is wrong with it. Runs in the transaction, after the owner was locked. */
  check(
    context: OwnContext,
    input: PaperInput<z.output<Body>>,
  ): Promise<{ values: Values; errors?: undefined } | { values?: undefined; errors: readonly FieldError[] }>;
  /** The values of a stored row. */
  valuesOf(row: PaperRows[T]): Values;
  /** As people call it: `Life license in TX`. */
  labelOf(values: Values): string;
  /** Whether an approved one may be changed by its owner, the old values staying in force until approval (R-LIC-03). */
  readonly keepsProposals: boolean;
  /** What is locked first by an admin who enters one or decides; what its owner writes changes nothing else until it is approved. */
  readonly begin?: (context: OwnContext) => Promise<unknown>;
  /** Runs around every write about a person, in the same transaction. */
  readonly around?: (
    context: OwnContext,
    code: string,
    work: () => Promise<PaperRows[T]>,
  ) => Promise<PaperRows[T]>;
}
