import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../platform/operation/caller.ts';
import { judge } from '../platform/operation/judge.ts';
import type { Operation } from '../platform/operation/operation.ts';
import { notFound, refusedInProxy } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';

/** Visitors come without a session. One that views as an associate is refused; any other one is of no matter. */
async function refuseProxy(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.headers.authorization === undefined) return;
  const caller = await platform.authenticate(request, reply).catch(() => undefined);
  if (caller?.proxyAdminCode === undefined) return;
  request.caller = caller;
  throw refusedInProxy();
}

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
  if (policy.needs === 'public') {
    if (policy.proxy === 'refused') await refuseProxy(platform, request, reply);
    return undefined;
  }
  if (policy.needs === 'demo') {
    if (!platform.config.demo) throw notFound();
    return undefined;
  }
  const caller = await platform.authenticate(request, reply);
  // Runs before any refusal, so that the log and the trail of a proxy session know the person.
  request.caller = caller;
  judge(operation, caller);
  return caller;
}
