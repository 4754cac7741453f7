/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** How an amount came about, for one person as a receipt and for everybody as a table that adds up. See README. */
export { EverybodyTable } from './everybody-table.tsx';
export { portionsOf } from './portions.ts';
export { Receipt, type ShownStep } from './receipt.tsx';
