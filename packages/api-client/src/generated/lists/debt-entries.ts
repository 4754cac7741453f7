// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CURRENCIES } from '@upline/domain';

/** Fields of the list `debt-entries`; loaded with the page that shows it. */
export const debtEntriesFields = {
  entry_no: { label: "No.", type: "number" },
  on_date: { label: "Date", type: "date" },
  kind: { label: "Kind", type: "enum", options: ["Compensation","Escrow Release","Escrow Hold","Void","Chargeback","Reinstatement","Adjustment","Write-Off","Debt Transfer","Pay Run","Payout","Payout Release","Payout Return","Provider Payment","Card Payment","Card Refund","Card Dispute","Card Dispute Won","Card Dispute Lost","Reversal"] },
  amount_cents: { label: "Amount", type: "money" },
  balance_cents: { label: "Balance", type: "money" },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
} as const satisfies ListFacts;
