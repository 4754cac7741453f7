// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CURRENCIES } from '@upline/domain';

/** Fields of the list `journals`; loaded with the page that shows it. */
export const journalsFields = {
  on_date: { label: "Date", type: "date" },
  kind: { label: "Kind", type: "enum", options: ["Compensation","Escrow Release","Escrow Hold","Void","Chargeback","Reinstatement","Adjustment","Write-Off","Debt Transfer","Pay Run","Payout","Payout Release","Payout Return","Provider Payment","Card Payment","Card Refund","Card Dispute","Card Dispute Won","Card Dispute Lost","Reversal"] },
  source_id: { label: "Source ID", type: "text", sortable: false },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  description: { label: "Description", type: "text", sortable: false },
  account: { label: "Account", type: "text", sortable: false },
  associate_code: { label: "Associate", type: "text", nullable: true, sortable: false },
} as const satisfies ListFacts;
