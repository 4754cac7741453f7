// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { CURRENCIES } from '@upline/domain';

/** Fields of the list `cashflow-report`; loaded with the page that shows it. */
export const cashflowReportFields = {
  month: { label: "Month", type: "date" },
  currency: { label: "Currency", type: "enum", options: CURRENCIES },
  writing_cents: { label: "Writing", type: "money", definition: {"meaning":"Pay for business the person wrote, with excess, renewals and trails.","source":"plan rules 4.4"} },
  split_cents: { label: "Split", type: "money", definition: {"meaning":"Pay for shares of policies that somebody else wrote.","source":"R-MNY-05"} },
  training_cents: { label: "Training", type: "money", definition: {"meaning":"Pay for training a writer, once the program is completed.","source":"R-MNY-11"} },
  override_cents: { label: "Override", type: "money", definition: {"meaning":"What an upline earns on business below.","formula":"portion BV × (own rate − highest rate paid below)","source":"plan rules 4.4"} },
  revenue_cents: { label: "Revenue", type: "money", definition: {"meaning":"Generational pay of senior associates beyond the producer’s base shop.","formula":"portion BV × 6, 4, 2.5, 1.5, 1 and 1 % for generations 1 to 6","source":"plan rules 4.4"} },
  bonuses_cents: { label: "Bonuses", type: "money", definition: {"meaning":"Builder Bonus and other bonuses of the month.","source":"R-MNY-26"} },
  chargebacks_cents: { label: "Chargebacks", type: "money", definition: {"meaning":"What was charged back in the month, without sign.","source":"R-MNY-19"} },
  withheld_cents: { label: "Withheld", type: "money", definition: {"meaning":"What is kept back for open chargebacks, the oldest first. It never takes escrow or more than the gross.","formula":"min(open chargebacks, gross × largest share that may be withheld)","source":"R-MNY-29, plan rules 4.10"} },
  net_paid_cents: { label: "Net Paid", type: "money", definition: {"meaning":"What is paid out. Below the smallest payout nothing is paid and all of it is carried.","formula":"gross − withheld + carried in","source":"plan rules 4.10, R-PAY-01"} },
  escrow_change_cents: { label: "Escrow Change", type: "money", definition: {"meaning":"How much more was put into escrow in the month than was released from it.","formula":"held − released","source":"R-MNY-12"} },
} as const satisfies ListFacts;
