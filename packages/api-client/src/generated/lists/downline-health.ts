// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { ListFacts } from '@upline/domain';
import { ASSOCIATE_STATUSES, LEVEL_CODES } from '@upline/domain';

/** Fields of the list `downline-health`; loaded with the page that shows it. */
export const downlineHealthFields = {
  code: { label: "Code", type: "text" },
  name: { label: "Name", type: "text", people: true },
  level: { label: "Level", type: "enum", options: LEVEL_CODES },
  status: { label: "Status", type: "enum", options: ASSOCIATE_STATUSES },
  join_date: { label: "Join Date", type: "date" },
  score: { label: "Health", type: "number", definition: {"meaning":"How well somebody is on the way: 100 is best, and the lowest needs a word first.","formula":"100 − 35 no activity − 25 training overdue − 25 license expired − 15 license ends soon − 15 not licensed − 15 no submissions − 10 case waits","source":"plan rules 9.3"} },
  flag_count: { label: "Red Flags", type: "number", definition: {"meaning":"No activity for 14 days; training due within 14 days or defaulted; license expired or ending within 30 days; not licensed 90 days after joining; licensed and nothing submitted for 60 days; a field-training case that waits for a word.","source":"plan rules 9.3"} },
  next_action: { label: "Next Best Action", type: "enum", definition: {"meaning":"What the upline can do next. Of all that applies, the most pressing.","source":"plan rules 9.3"}, options: ["Acknowledge a case","Review training","Renew the license","Call","Welcome","Plan the course","Plan the exam","Enter the license","Plan a joint appointment","Nothing is due"] },
  last_activity_on: { label: "Last Activity", type: "date", nullable: true, definition: {"meaning":"The last day with a sign-in, a BOP presented or a policy submitted.","source":"plan rules 9.3"} },
  days_quiet: { label: "Days Quiet", type: "number", definition: {"meaning":"Days since the last activity, or since joining where there was none.","formula":"today − last activity","source":"plan rules 9.3"} },
  license_step: { label: "License Progress", type: "enum", definition: {"meaning":"How far somebody is on the way to a life license: course and exam from the training program, the license from its approval.","source":"R-LIC-01, plan rules 2.19"}, options: ["Not started","Course completed","Exam passed","Waiting for approval","Licensed","Expired"] },
  presentations: { label: "BOPs", type: "number", definition: {"meaning":"Own prospects who came to BOP Presented in the last 30 days, each once.","source":"plan rules 9.3"} },
  submissions: { label: "Submissions", type: "number", definition: {"meaning":"Policies submitted in the last 30 days in which the person has a share.","source":"plan rules 9.3"} },
} as const satisfies ListFacts;
