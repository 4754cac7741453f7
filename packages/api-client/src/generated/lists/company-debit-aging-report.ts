// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { ASSOCIATE_STATUSES, CURRENCIES } from '@upline/domain';

/** Fields of the list `company-debit-aging-report`; loaded with the page that shows it. */
export const companyDebitAgingReportFields = {
  code: { label: "Code", type: "text" },
  name: { label: "Associate", type: "text", people: true },
  status: { label: "Status", type: "enum", options: ASSOCIATE_STATUSES },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  oldest_days: { label: "Oldest (Days)", type: "number", definition: {"meaning":"Days since the event of the oldest chargeback that is still open.","source":"plan rules 2.24"} },
  balance_cents: { label: "Balance", type: "money", definition: {"meaning":"All that is still owed from chargebacks.","formula":"sum of what remains of every open chargeback","source":"plan rules 2.24"} },
  open_chargebacks: { label: "Open Chargebacks", type: "number", definition: {"meaning":"How many debts are not yet recovered, written off or transferred.","source":"plan rules 2.24"} },
  days_0_30_cents: { label: "0–30 Days", type: "money", definition: {"meaning":"What remains of open chargebacks whose event was so many days ago.","formula":"amount − recovered − written off, by today − event date","source":"plan rules 2.18, 8.1"} },
  days_31_60_cents: { label: "31–60 Days", type: "money", definition: {"meaning":"What remains of open chargebacks whose event was so many days ago.","formula":"amount − recovered − written off, by today − event date","source":"plan rules 2.18, 8.1"} },
  days_61_90_cents: { label: "61–90 Days", type: "money", definition: {"meaning":"What remains of open chargebacks whose event was so many days ago.","formula":"amount − recovered − written off, by today − event date","source":"plan rules 2.18, 8.1"} },
  days_91_180_cents: { label: "91–180 Days", type: "money", definition: {"meaning":"What remains of open chargebacks whose event was so many days ago.","formula":"amount − recovered − written off, by today − event date","source":"plan rules 2.18, 8.1"} },
  over_180_cents: { label: "Over 180 Days", type: "money", definition: {"meaning":"What remains of open chargebacks whose event was so many days ago.","formula":"amount − recovered − written off, by today − event date","source":"plan rules 2.18, 8.1"} },
} as const satisfies ListFacts;
