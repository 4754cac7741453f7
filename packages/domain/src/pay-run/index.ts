/**
 * What a pay run and the bonuses around it compute (domain.md 4.9, 4.10): integers and exact rationals only. The host
 * reads the accounts, stores what comes back and decides nothing about an amount.
 */
export * from './adjustment.ts';
export { shareFloor, shareHalfUp } from './arithmetic.ts';
export * from './builder-pool.ts';
export * from './conversion.ts';
export * from './exchange.ts';
export * from './payoff.ts';
export * from './roll-up.ts';
export * from './settlement.ts';
export * from './tax.ts';
