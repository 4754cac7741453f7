// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `company-persistency-report`; loaded with the page that shows it. */
export const companyPersistencyReportFields = {
  name: { label: "Name", type: "text" },
  due_13: { label: "Issued, 13 Months", type: "number", definition: {"meaning":"Policies issued so long ago that these months are over, of the last 37 months.","source":"plan rules 1.4"} },
  in_force_13: { label: "In Force, 13 Months", type: "number", definition: {"meaning":"Of those, the ones that had not ended by then. Not taken, declined and withdrawn ones had.","source":"plan rules 1.4"} },
  due_25: { label: "Issued, 25 Months", type: "number", definition: {"meaning":"Policies issued so long ago that these months are over, of the last 37 months.","source":"plan rules 1.4"} },
  in_force_25: { label: "In Force, 25 Months", type: "number", definition: {"meaning":"Of those, the ones that had not ended by then. Not taken, declined and withdrawn ones had.","source":"plan rules 1.4"} },
  persistency_13_bps: { label: "Persistency 13", type: "number", unit: "percent", nullable: true, definition: {"meaning":"How many policies were still in force 13 months after issue.","formula":"in force ÷ issued of the same cohorts, rounded half up","source":"plan rules 1.4"} },
  persistency_25_bps: { label: "Persistency 25", type: "number", unit: "percent", nullable: true, definition: {"meaning":"How many policies were still in force 25 months after issue.","formula":"in force ÷ issued of the same cohorts, rounded half up","source":"plan rules 1.4"} },
} as const satisfies ListFacts;
