// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CURRENCIES, EXPORT_STATUSES } from '@upline/domain';

/** Fields of the list `payouts`; loaded with the page that shows it. */
export const payoutsFields = {
  pay_run_number: { label: "Pay Run", type: "number" },
  pay_date: { label: "Pay Date", type: "date" },
  associate: { label: "Associate", type: "text" },
  associate_code: { label: "Code", type: "text" },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  gross_cents: { label: "Gross", type: "money", definition: {"meaning":"The positive lines that this pay run pays, before anything is withheld.","formula":"sum of the pending lines posted before the cut-off","source":"plan rules 4.10"} },
  withheld_cents: { label: "Withheld", type: "money", definition: {"meaning":"What is kept back for open chargebacks, the oldest first. It never takes escrow or more than the gross.","formula":"min(open chargebacks, gross × largest share that may be withheld)","source":"R-MNY-29, plan rules 4.10"} },
  net_cents: { label: "Net", type: "money", definition: {"meaning":"What is paid out. Below the smallest payout nothing is paid and all of it is carried.","formula":"gross − withheld + carried in","source":"plan rules 4.10, R-PAY-01"} },
  carry_out_cents: { label: "Carried", type: "money", definition: {"meaning":"What was too little to be paid out and is added to the next pay run.","formula":"net, where it is below $25.00","source":"R-PAY-01"} },
  status: { label: "Status", type: "enum", options: EXPORT_STATUSES },
  returned_at: { label: "Returned", type: "datetime", nullable: true },
} as const satisfies ListFacts;
