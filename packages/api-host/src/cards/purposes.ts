import type { PurchaseKind } from '@upline/domain';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import type { CardPayment } from './cards.tables.ts';

type Happening = (context: Context, payment: CardPayment) => Promise<void>;

/** What an area asks cards for, and what follows from a payment, in the transaction that writes it. */
export interface CardPurpose {
  readonly kind: PurchaseKind;
  /** Once for each payment, as it is paid. */
  readonly onPaid: Happening;
  /** All of it went back, or a dispute was lost. */
  readonly onRefunded: Happening;
  /**
   * Decides about a card that has reserved the money, before it is taken: undefined takes it, words release it and say why.
   * Where it is left out, cards pay at once.
   */
  readonly onAuthorized?: (
    context: Context,
    payment: CardPayment,
    card: { readonly print: string | null },
  ) => Promise<string | undefined>;
  /** A try came to nothing; the payment can be tried again. Who acts on it also tells the payer. */
  readonly onFailed?: Happening;
}

/** One registry for each running host: a process may hold several, as tests do. */
const registries = new WeakMap<Platform, Map<PurchaseKind, CardPurpose>>();

function registryOf(platform: Platform): Map<PurchaseKind, CardPurpose> {
  const known = registries.get(platform);
  if (known) return known;
  const made = new Map<PurchaseKind, CardPurpose>();
  registries.set(platform, made);
  return made;
}

/** Joins a purpose, while its area is set up. */
export function addCardPurpose(platform: Platform, purpose: CardPurpose): void {
  const registry = registryOf(platform);
  if (registry.has(purpose.kind)) throw new Error(`Two areas ask cards for ${purpose.kind}`);
  registry.set(purpose.kind, purpose);
}

/** What follows from payments of the kind; nothing where no area has joined it. */
export const purposeOf = (platform: Platform, kind: PurchaseKind): CardPurpose | undefined =>
  registryOf(platform).get(kind);
