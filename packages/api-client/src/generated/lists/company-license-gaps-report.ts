// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { LEVEL_CODES, LIFE_LICENSES, STATE_CODES } from '@upline/domain';

/** Fields of the list `company-license-gaps-report`; loaded with the page that shows it. */
export const companyLicenseGapsReportFields = {
  code: { label: "Code", type: "text" },
  name: { label: "Associate", type: "text", people: true },
  level: { label: "Level", type: "enum", options: LEVEL_CODES },
  join_date: { label: "Joined", type: "date" },
  gap: { label: "Gap", type: "enum", definition: {"meaning":"Expired: a life license is over and not renewed. Ending: it ends within 60 days. Not Licensed: no life license 90 days after joining.","source":"R-LIC-01, plan rules 9.3"}, options: ["Expired","Ending","Not Licensed"] },
  license_type: { label: "License", type: "enum", nullable: true, options: LIFE_LICENSES },
  state: { label: "State", type: "enum", nullable: true, options: STATE_CODES },
  expiration_date: { label: "Expires", type: "date", nullable: true },
  days_without: { label: "Days Without", type: "number", nullable: true, definition: {"meaning":"Days since the license ended, or since joining where there was none.","source":"plan rules 9.3"} },
  open_policies: { label: "Open Policies", type: "number", definition: {"meaning":"Policies of the writer that are Pending or need action in the state of the license; without a license in any state.","source":"R-LIC-01"} },
} as const satisfies ListFacts;
