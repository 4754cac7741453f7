// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';

/** Fields of the list `company-recruiting-report`; loaded with the page that shows it. */
export const companyRecruitingReportFields = {
  name: { label: "Name", type: "text" },
  added: { label: "Prospects", type: "number", definition: {"meaning":"Prospects to be recruited who were entered in the period.","source":"plan rules 2.11"} },
  contacted: { label: "Contacted", type: "number", definition: {"meaning":"Of these prospects, those who came to this stage or a later one, until today.","source":"R-PRO-01"} },
  presented: { label: "BOP Presented", type: "number", definition: {"meaning":"Of these prospects, those who came to this stage or a later one, until today.","source":"R-PRO-01"} },
  followed_up: { label: "Follow Up", type: "number", definition: {"meaning":"Of these prospects, those who came to this stage or a later one, until today.","source":"R-PRO-01"} },
  recruited: { label: "Recruited", type: "number", definition: {"meaning":"Of these prospects, those who came to this stage or a later one, until today.","source":"R-PRO-01"} },
  joined: { label: "Joined", type: "number", definition: {"meaning":"People who joined in the period, for their recruiter.","source":"plan rules 2.1"} },
  licensed: { label: "Licensed", type: "number", definition: {"meaning":"Of those who joined, the ones with a life license by today.","source":"R-LIC-01"} },
  wrote: { label: "Wrote", type: "number", definition: {"meaning":"Of those who joined, the ones who have written a policy by today.","source":"plan rules 2.12"} },
  presented_bps: { label: "Presented of Prospects", type: "number", unit: "percent", nullable: true, definition: {"meaning":"How many of the prospects saw the presentation.","formula":"BOP presented ÷ prospects, rounded half up","source":"R-PRO-01"} },
  recruited_bps: { label: "Recruited of Prospects", type: "number", unit: "percent", nullable: true, definition: {"meaning":"How many of the prospects were recruited.","formula":"recruited ÷ prospects, rounded half up","source":"R-PRO-01"} },
  licensed_bps: { label: "Licensed of Joined", type: "number", unit: "percent", nullable: true, definition: {"meaning":"How many of those who joined have a life license.","formula":"licensed ÷ joined, rounded half up","source":"R-LIC-01"} },
} as const satisfies ListFacts;
