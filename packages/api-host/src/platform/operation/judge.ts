import type { Caller } from './caller.ts';
import type { Operation } from './operation.ts';
import { forbidden, type Problem, refusedInProxy, unsignedAgreement } from './problem.ts';

type Judged = Pick<Operation, 'policy' | 'method'>;

/** The refusal of `domain.md` 7 that applies to this caller, not yet made: a list of rows asks many times. */
function refusalOf({ policy, method }: Judged, caller: Caller): (() => Problem) | undefined {
  if (policy.audience !== 'any' && policy.audience !== caller.audience) return forbidden;
  if (caller.mustSign && policy.needs !== 'public' && policy.unsigned !== 'allowed') return unsignedAgreement;
  if (policy.needs !== 'public' && policy.needs !== 'demo' && policy.needs !== 'signed-in') {
    if (!caller.permissions.has(policy.needs)) return forbidden;
  }
  if (caller.proxyAdminCode !== undefined && policy.proxy === 'refused') return refusedInProxy;
  if (caller.isReadOnly && method !== 'GET' && policy.suspended !== 'allowed') return forbidden;
  return undefined;
}

/** Throws the refusal that applies to this caller; returns silently when there is none. */
export function judge(operation: Judged, caller: Caller): void {
  const refusal = refusalOf(operation, caller);
  if (refusal) throw refusal();
}

/** Whether the caller may call the operation at all; which rows it takes is another question. */
export const mayCall = (operation: Judged, caller: Caller): boolean =>
  refusalOf(operation, caller) === undefined;
