// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CURRENCIES } from '@upline/domain';

/** Fields of the list `roll-ups`; loaded with the page that shows it. */
export const rollUpsFields = {
  transfer_on: { label: "Transfer Date", type: "date" },
  associate: { label: "Associate", type: "text" },
  receiver: { label: "Receiver", type: "text" },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  is_transferred: { label: "Transferred", type: "boolean" },
} as const satisfies ListFacts;
