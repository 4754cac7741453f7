import type { Permission } from '@upline/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { Caller } from './caller.ts';

/** The one policy of an operation: who may call it and whose rows it reaches. */
export interface Policy {
  /**
   * `public`: no token. `demo`: no token, and only while demo mode is on. `signed-in`: any whole session.
   * Otherwise the permission key the session must hold.
   */
  readonly needs: 'public' | 'demo' | 'signed-in' | Permission;
  /** `admin` operations want the admin's bearer token and the access token of the same session (S-42). */
  readonly audience: 'portal' | 'admin' | 'any';
  /** Whose rows the operation reaches; the store fuses the matching predicate of `scope.ts` into its SQL. */
  readonly scope: 'none' | 'own' | 'team' | 'all';
  /** Whether an admin viewing as the associate may call it (domain.md 7.3). */
  readonly proxy: 'allowed' | 'refused';
  /**
   * Suspended associates read but do not write (domain.md 2.1): any method but GET answers 403 to them. `allowed` opens
   * a write all the same: signing out, ending sessions, changing the own password.
   */
  readonly suspended?: 'allowed';
  /**
   * Who has an agreement to sign sees only the signing page (R-ASC-04): everything answers 403 to them. `allowed` opens an
   * operation all the same: signing, signing out, and what keeps the account safe.
   */
  readonly unsigned?: 'allowed';
}

/** A policy that lets nobody in without a session: its handlers always have a caller. */
export type SignedInPolicy = Policy & { readonly needs: Exclude<Policy['needs'], 'public' | 'demo'> };

/** Rate-limit class (S-74). */
export type RateClass = 'sign-in' | 'code' | 'reset' | 'search' | 'export' | 'upload' | 'write' | 'read';

/** What every handler is given besides its parsed input. */
export interface Context {
  /** In a write: the request's one transaction. In a read: the pool. Never open another connection as well. */
  readonly db: Db;
  readonly now: Date;
  /** The company day (America/New_York), `YYYY-MM-DD`. */
  readonly today: string;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly log: FastifyRequest['log'];
  /** Absent on public operations and in jobs. */
  readonly caller: Caller | undefined;
}

/** The context of a request by somebody who is signed in. */
export interface SignedInContext extends Omit<Context, 'caller'> {
  readonly caller: Caller;
}

type CallerOf<N extends Policy['needs']> = N extends 'public' | 'demo' ? Caller | undefined : Caller;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface HandlerInput<N extends Policy['needs'], P, Q, B> extends Omit<Context, 'caller'> {
  readonly params: Parsed<P>;
  readonly query: Parsed<Q>;
  readonly body: Parsed<B>;
  readonly caller: CallerOf<N>;
  /** From `If-Match`; 0 where the operation does not ask for it. */
  readonly version: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface OperationSpec<
  N extends Policy['needs'],
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  A extends z.ZodType,
> {
  /** Verb and noun, unique: `listClients`. The client calls by it and the guard looks the permission up by it. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces: `/business/clients/{id}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly policy: Policy & { readonly needs: N };
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** An upload: the handler reads `request.file()` itself and there is no `body` schema. */
  readonly consumes?: 'multipart/form-data';
  /** The handler checks a signature over the body as it came: `request.rawBody`. */
  readonly keepsRawBody?: true;
  /** The answer of success. Errors are the same problem document everywhere and are added to the document by the platform. */
  readonly answer: {
    readonly status: 200 | 201 | 202 | 204;
    readonly schema: A;
    readonly description?: string;
    /** For answers that are not JSON: the handler returns text, a Buffer or a stream, and `schema` is `bytes()`. */
    readonly contentType?: string;
  };
  /** Extra refusals this operation can answer besides 401/403/404/422/429/500, e.g. `[409]`. */
  readonly refusals?: readonly number[];
  /** Example request body and answer for the document; checked against the schemas by a test. */
  readonly examples?: {
    readonly params?: unknown;
    readonly query?: unknown;
    readonly body?: unknown;
    readonly answer?: unknown;
  };
  /** `required`: POST without the header answers 400. Writes accept it in any case. */
  readonly idempotencyKey?: 'required';
  /** `If-Match` with the record's version: absent → 428, stale → 409. The parsed number reaches the handler as `version`. */
  readonly ifMatch?: 'required';
  readonly rateClass?: RateClass;
  /**
   * Writes run in one transaction that also holds the idempotency row, audit entries and jobs. `manual` is for
   * handlers that do slow work (hashing, images) before they write: they get the pool and open the transaction themselves.
   */
  readonly transaction?: 'manual';
  handler(input: HandlerInput<N, P, Q, B>): Promise<z.input<A>> | z.input<A>;
}

/** An operation with its types erased, as the platform registers it. */
// biome-ignore lint/suspicious/noExplicitAny: the erased form of a generic; parsing at run time restores the types
export type Operation = OperationSpec<any, any, any, any, any>;

type Declared = Pick<Operation, 'policy' | 'method'>;

/** Policies by operation id. They are constants of the code, the same for every platform of a process. */
const declared = new Map<string, Declared>();

/** Policy and method of an operation, for rows that offer it as one of their actions. */
export function declaredPolicy(id: string): Declared {
  const found = declared.get(id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return found;
}

/** Declares an operation; keeps the inferred types of the parsed input inside the handler. */
export function operation<
  N extends Policy['needs'],
  A extends z.ZodType,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(spec: OperationSpec<N, P, Q, B, A>): Operation {
  declared.set(spec.id, { policy: spec.policy, method: spec.method });
  return spec;
}
