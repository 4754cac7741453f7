import type { ChargebackReason } from '@upline/domain';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PolicyRow, PolicyShareRow } from './policies.tables.ts';

interface Happening {
  /** The policy after the event; its row and the shares are written already. */
  readonly policy: PolicyRow;
  /** Portion 0 first. */
  readonly shares: readonly PolicyShareRow[];
}

/** What happens to a policy that other areas act upon, inside the policy's own transaction. */
export interface PolicyEvents {
  /** The carrier has issued it. */
  Issued: Happening;
  /** All conditions hold: post its lines. */
  ReadyToPay: Happening;
  /** Taken back before a pay run closed: void its lines. */
  LeftReadyToPay: Happening;
  /** `policy.premium_months_reported` rose to its present value (R-MNY-13). */
  PremiumReported: Happening & { readonly months_before: number };
  /** Ended after lines were posted: Not Taken, Lapsed, Cancelled or Death Claim (4.8). */
  Terminated: Happening & { readonly reason: ChargebackReason; readonly event_date: string };
  /** Premium, face or BV changed after Ready To Pay; `policy` and `shares` hold the new figures (R-MNY-21). */
  Rerated: Happening & {
    readonly reason: ChargebackReason;
    readonly event_date: string;
    readonly before: { readonly policy: PolicyRow; readonly shares: readonly PolicyShareRow[] };
  };
  /** In force again after a termination, or after all of it was charged back for another reason (R-MNY-24). */
  Reinstated: Happening & { readonly event_date: string; readonly before: PolicyRow };
  /** Submit date, writing, split or training people changed before Ready To Pay: rebuild the snapshot (R-MNY-02). */
  PeopleOrDatesEdited: Happening;
  /** The carrier reports a premium of a policy in force as late, or another due date of it. */
  PremiumLate: Happening & { readonly late_premium_id: string };
}

export type PolicyEventKind = keyof PolicyEvents;
type Handler<K extends PolicyEventKind> = (context: Context, event: PolicyEvents[K]) => Promise<void>;

/** Something that Ready To Pay needs and that another area knows. */
export interface ReadyToPayCondition {
  /** What is needed, as a checklist names it. */
  readonly label: string;
  /** What a person does where it is not met. */
  readonly remedy: string;
  /** Says why it is not met, or nothing. Before a move the policy is locked by the caller; a checklist only looks. */
  unmet(context: Context, policyId: string, purpose: 'move' | 'look'): Promise<string | undefined>;
}

/** One line of the checklist of Ready To Pay: met when nothing is missing. */
export interface ReadyToPayNeed {
  readonly label: string;
  readonly missing: readonly string[];
  /** What a person does about it, where the page does not offer it. */
  readonly remedy: string | null;
}

interface Registry {
  readonly handlers: { readonly kind: PolicyEventKind; readonly handler: Handler<never> }[];
  readonly conditions: ReadyToPayCondition[];
}

/** One registry for each running host: a process may hold several, as tests do. */
const registries = new WeakMap<Platform, Registry>();

function registryOf(platform: Platform): Registry {
  const known = registries.get(platform);
  if (known) return known;
  const made: Registry = { handlers: [], conditions: [] };
  registries.set(platform, made);
  return made;
}

/**
 * Acts on an event inside the policy's transaction: what the handler throws undoes the whole write. Handlers run in the
 * order of registration; register while the area is set up.
 */
export function onPolicyEvent<K extends PolicyEventKind>(
  platform: Platform,
  kind: K,
  handler: Handler<K>,
): void {
  registryOf(platform).handlers.push({ kind, handler: handler as Handler<never> });
}

/** Adds a condition of Ready To Pay that another area knows, e.g. that the provider's payment is matched (domain.md 2.12). */
export function addReadyToPayCondition(platform: Platform, condition: ReadyToPayCondition): void {
  registryOf(platform).conditions.push(condition);
}

/** Runs every handler of the kind, one after the other. */
export async function emitPolicyEvent<K extends PolicyEventKind>(
  platform: Platform,
  context: Context,
  kind: K,
  event: PolicyEvents[K],
): Promise<void> {
  for (const each of registryOf(platform).handlers) {
    if (each.kind === kind) await (each.handler as Handler<K>)(context, event);
  }
}

/** What Ready To Pay needs by the conditions of other areas. */
export async function conditionsOf(
  platform: Platform,
  context: Context,
  policyId: string,
  purpose: 'move' | 'look',
): Promise<ReadyToPayNeed[]> {
  const needs: ReadyToPayNeed[] = [];
  for (const { label, remedy, unmet } of registryOf(platform).conditions) {
    const reason = await unmet(context, policyId, purpose);
    needs.push({ label, missing: reason === undefined ? [] : [reason], remedy });
  }
  return needs;
}
