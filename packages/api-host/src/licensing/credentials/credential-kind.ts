import type { z } from 'zod';
import type { AuditFields } from '../../platform/audit/audit-changes.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import type { FieldError } from '../../platform/operation/problem.ts';
import type { CredentialRows, CredentialTable } from './credentials.store.ts';

/** The values with which a credential is checked. */
export interface CredentialInput<Body> {
  readonly ownerCode: string;
  readonly body: Body;
  /** The id of the credential that is changed. */
  readonly id: string | undefined;
}

/**
 * The differences between licenses, E&O policies and training certificates. All else is one service and one set of
 * routes.
 */
export interface CredentialKind<T extends CredentialTable, Body extends z.ZodObject, Values extends object> {
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
    context: SignedInContext,
    input: CredentialInput<z.output<Body>>,
  ): Promise<{ values: Values; errors?: undefined } | { values?: undefined; errors: readonly FieldError[] }>;
  /** The values of a stored row. */
  valuesOf(row: CredentialRows[T]): Values;
  /** As people call it: `Life license in TX`. */
  labelOf(values: Values): string;
  /** Whether an approved one may be changed by its owner, the old values staying in force until approval (R-LIC-03). */
  readonly keepsProposals: boolean;
  /**
   * What an admin locks first to enter or decide. The owner's own write changes nothing else until it is approved, so
   * it needs no lock.
   */
  readonly begin?: (context: SignedInContext) => Promise<unknown>;
  /** The noun of what names one that was entered by mistake, so that it cannot be removed; undefined where nothing does. */
  readonly namedIn?: (context: SignedInContext, id: string) => Promise<string | undefined>;
  /** Runs around every write about a person, in the same transaction. */
  readonly around?: (
    context: SignedInContext,
    code: string,
    work: () => Promise<CredentialRows[T]>,
  ) => Promise<CredentialRows[T]>;
}
