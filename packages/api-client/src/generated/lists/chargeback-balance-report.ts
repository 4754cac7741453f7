// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CURRENCIES } from '@upline/domain';

/** Fields of the list `chargeback-balance-report`; loaded with the page that shows it. */
export const chargebackBalanceReportFields = {
  code: { label: "Code", type: "text" },
  name: { label: "Associate", type: "text" },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  oldest_days: { label: "Oldest (Days)", type: "number", nullable: true, definition: {"meaning":"Days since the event of the oldest chargeback that is still open.","source":"plan rules 2.24"} },
  open_chargebacks: { label: "Open Chargebacks", type: "number", definition: {"meaning":"How many debts are not yet recovered, written off or transferred.","source":"plan rules 2.24"} },
  recovered_cents: { label: "Recovered", type: "money", definition: {"meaning":"The part of the debt that pay runs have withheld so far.","source":"R-MNY-29"} },
  balance_cents: { label: "Balance", type: "money", definition: {"meaning":"All that is still owed from chargebacks.","formula":"sum of what remains of every open chargeback","source":"plan rules 2.24"} },
  forecast_cents: { label: "Forecast 90 Days", type: "money", definition: {"meaning":"The balance in 90 days if as much is withheld as in the last 90 days; never below zero.","formula":"balance − withheld in the last 90 days","source":"plan rules 2.24"} },
} as const satisfies ListFacts;
