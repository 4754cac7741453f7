import type { PurchaseKind } from '@upline/domain';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import type { CardPayment } from './cards.tables.ts';

type Happening = (context: Context, payment: CardPayment) => Promise<void>;

/** Why an area asks for card payments, and what it does about them in the transaction that writes them. */
export interface CardPurpose {
  readonly kind: PurchaseKind;
  /** Called once for each payment, when it is paid. */
  readonly onPaid: Happening;
  /** Called when the payment was refunded in full, or a dispute was lost. */
  readonly onRefunded: Happening;
  /**
   * Decides whether we take money that a card has reserved: undefined takes it, a text releases it and is the reason that the payer
   * reads. Without this function cards are charged at once.
   */
  readonly onAuthorized?: (
    context: Context,
    payment: CardPayment,
    card: { readonly print: string | null },
  ) => Promise<string | undefined>;
  /** Called when a try failed; the payment can be tried again. An area that defines this also notifies the payer. */
  readonly onFailed?: Happening;
  /** The page of the portal to which the payer comes back; without it, the purchase history. */
  readonly page?: (payment: CardPayment) => string;
}

/** One registry for each running host, because a process may run several, as tests do. */
const registries = new WeakMap<Platform, Map<PurchaseKind, CardPurpose>>();

function registryOf(platform: Platform): Map<PurchaseKind, CardPurpose> {
  const known = registries.get(platform);
  if (known) return known;
  const made = new Map<PurchaseKind, CardPurpose>();
  registries.set(platform, made);
  return made;
}

/** Registers a purpose. Its area calls this while it is set up. */
export function addCardPurpose(platform: Platform, purpose: CardPurpose): void {
  const registry = registryOf(platform);
  if (registry.has(purpose.kind)) throw new Error(`Two areas ask cards for ${purpose.kind}`);
  registry.set(purpose.kind, purpose);
}

/** The purpose that is registered for the kind; undefined if there is none. */
export const purposeOf = (platform: Platform, kind: PurchaseKind): CardPurpose | undefined =>
  registryOf(platform).get(kind);
