import { DAY_MS } from '@upline/domain';
import type { FastifyRequest } from 'fastify';
import type { Context, Operation } from '../platform/operation/operation.ts';
import { Problem } from '../platform/operation/problem.ts';
import type { Vault } from '../platform/vault/vault.ts';
import { findKey, type KeyUse, storeAnswer, takeKey } from './idempotency.store.ts';
import { badRequest } from './problem-document.ts';

/** How long a key is remembered. */
export const KEY_LIFE_MS = DAY_MS;

/** A finished answer as it goes out, and as it is kept for a repetition. */
export interface Answer {
  readonly status: number;
  /** JSON text; undefined where there is no body. */
  readonly text: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The key a write was sent with. Public operations have no user to bind it to, and those that manage their own
 * transaction could not store the answer with their effect, so both ignore it. Throws 400 for a missing required or an unusable key.
 */
export function keyUseOf(operation: Operation, request: FastifyRequest, vault: Vault): KeyUse | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) {
    if (operation.idempotencyKey === 'required')
      throw badRequest('The Idempotency-Key header is required', 'idempotency-key');
    return undefined;
  }
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw badRequest('The Idempotency-Key header is not valid', 'idempotency-key');
  if (request.caller === undefined || operation.transaction === 'manual') return undefined;
  const content = JSON.stringify([request.params, request.query, request.body ?? null]);
  return {
    userId: request.caller.userId,
    operation: operation.id,
    key,
    fingerprint: vault.blindIndex('idempotency', content),
  };
}

/**
 * Runs a write once per key, inside its transaction: key row, effect and answer commit together. A repetition
 * gets the stored answer with `Idempotent-Replayed: true`; another request under the same key 422; one that still runs 409.
 */
export async function once(
  context: Context,
  use: KeyUse,
  vault: Vault,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { db, now } = context;
  const { held, id } = await takeKey(db, use, now, new Date(now.getTime() - KEY_LIFE_MS));
  if (!held) throw stillRunning();
  if (id === null) {
    const stored = await findKey(db, use);
    if (!stored || stored.status === null) throw stillRunning();
    if (stored.fingerprint !== use.fingerprint) {
      throw new Problem(422, 'idempotency-key', 'This Idempotency-Key was already used for another request');
    }
    return {
      status: stored.status,
      text: stored.answer === null ? undefined : vault.open(placeOf(stored.id), stored.answer),
      headers: { ...stored.headers, 'idempotent-replayed': 'true' },
    };
  }
  const answer = await work();
  storeAnswer(db, id, {
    status: answer.status,
    answer: answer.text === undefined ? null : vault.seal(placeOf(id), answer.text),
    headers: { ...answer.headers },
  });
  return answer;
}

const placeOf = (id: string) => ({ table: 'idempotency_key', column: 'answer', id });

const stillRunning = () =>
  new Problem(409, 'still-running', 'The same request is still running', { headers: { 'Retry-After': '1' } });
