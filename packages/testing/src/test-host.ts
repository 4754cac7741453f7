import type { Kysely } from 'kysely';
import { requireFrom } from './node.ts';

/**
 * The part of the server's test host that tests of screens use. Said here, and the server reached untyped, so that the
 * type check of a feature does not read the whole server.
 */
export interface TestHost {
  readonly app: {
    inject(request: {
      readonly method: string;
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly payload?: Uint8Array;
    }): Promise<{
      readonly statusCode: number;
      readonly headers: Readonly<Record<string, unknown>>;
      readonly body: string;
      readonly rawPayload: Uint8Array;
    }>;
  };
  /** For what no request brings about. */
  // biome-ignore lint/suspicious/noExplicitAny: the tables are the server's, which is not read here
  readonly db: Kysely<any>;
  /** Mails and other work that the server leaves to its queue: runs what is due, answers how much that was. */
  readonly platform: { readonly jobs: { readonly drain: () => Promise<number> } };
  readonly clock: { readonly advance: (milliseconds: number) => void; readonly now: () => Date };
  /** Headers of a new session of this user; with `via`, one in which that admin views as the user. */
  signInAs(
    username: string,
    options?: { readonly via?: string },
  ): Promise<{ readonly headers: Readonly<Record<string, string>> }>;
  get(path: string): Promise<{ json(): unknown }>;
  close(): Promise<void>;
}

/**
 * Starts the real server over a database of its own with the small demo network. Close it in `afterAll`. It is loaded by
 * Node itself and not by the test runner, which would read it as a page's code.
 */
export async function startTestHost(): Promise<TestHost> {
  const require = requireFrom(import.meta.url);
  const server = require('@upline/api-host/testing') as {
    startTestHost(options: { readonly seed: 'demo' }): Promise<TestHost>;
  };
  return server.startTestHost({ seed: 'demo' });
}

/** Lets a pay run pay these people (R-PAY-02). */
export async function giveBankAccounts(host: TestHost, codes: readonly string[]): Promise<void> {
  const require = requireFrom(import.meta.url);
  const server = require('@upline/api-host/testing') as {
    giveBankAccount(host: TestHost, code: string): Promise<string>;
  };
  for (const code of codes) await server.giveBankAccount(host, code);
}

/** Lets a carrier have paid on the policy, so that it can become Ready To Pay (domain.md 2.12). */
export async function matchPayment(host: TestHost, policyId: string): Promise<void> {
  const require = requireFrom(import.meta.url);
  const server = require('@upline/api-host/testing') as {
    matchPayment(host: TestHost, policyId: string): Promise<void>;
  };
  await server.matchPayment(host, policyId);
}

interface Standing {
  supervise(host: TestHost, code: string, supervisor: string | null): Promise<void>;
  openTraining(host: TestHost, trainee: string, trainer: string): Promise<void>;
}
const standing = () => requireFrom(import.meta.url)('@upline/api-host/testing') as Standing;

/** Puts somebody under heightened supervision by a named supervisor; by null it ends (R-POL-04). */
export const supervise: Standing['supervise'] = (...given) => standing().supervise(...given);

/** A running training program with this trainer (domain.md 2.19). */
export const openTraining: Standing['openTraining'] = (...given) => standing().openTraining(...given);
