import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../platform/caller.ts';
import type { Operation } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { forbidden, notFound, refusedInProxy } from '../platform/problem.ts';

/**
 * The one place that decides whether a caller may use an operation: session, audience, permission, read-only state and
 * proxy limits, in this order. Whose rows the operation then reaches is the store's predicate.
 */
export async function authorize(
  platform: Platform,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | undefined> {
  const { policy } = operation;
  if (policy.needs === 'public') return undefined;
  if (policy.needs === 'demo') {
    if (!platform.config.demo) throw notFound();
    return undefined;
  }
  const caller = await platform.authenticate(request, reply);
  // Before anything is refused, so that the log and the trail of a proxy session know whom.
  request.caller = caller;
  judge(operation, caller);
  return caller;
}

/** Throws the refusal of `domain.md` 7 that applies to this caller; returns silently when there is none. */
export function judge({ policy, method }: Pick<Operation, 'policy' | 'method'>, caller: Caller): void {
  if (policy.audience !== 'any' && policy.audience !== caller.audience) throw forbidden();
  if (policy.needs !== 'public' && policy.needs !== 'demo' && policy.needs !== 'signed-in') {
    if (!caller.permissions.has(policy.needs)) throw forbidden();
  }
  if (caller.proxyAdminCode !== undefined && policy.proxy === 'refused') throw refusedInProxy();
  if (caller.isReadOnly && method !== 'GET' && policy.suspended !== 'allowed') throw forbidden();
}
