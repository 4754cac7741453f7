import { activityReportFields } from '@upline/api-client/lists/activity-report.ts';
import { levelOf } from '@upline/domain';
import { columnsFor } from '@upline/shell';

/** Columns of the report (domain.md 2.24); the same for the whole company. */
export const ACTIVITY_COLUMNS = columnsFor<'listActivityReport'>(activityReportFields, [
  { field: 'name', pinned: true, secret: true, cardRole: 'title', width: 200 },
  { field: 'code', secret: true, cardRole: 'subtitle', width: 100 },
  { field: 'level', word: (code) => levelOf(code).name, cardRole: 'meta', width: 205 },
  { field: 'issued_bv_cents', secret: true, cardRole: 'value', width: 120 },
  { field: 'issued_policies_hundredths', cardRole: 'meta', width: 140 },
  { field: 'submitted_bv_cents', secret: true, width: 125 },
  { field: 'submitted_policies_hundredths', width: 160 },
  { field: 'recruits', cardRole: 'meta', width: 95 },
  { field: 'new_licenses', width: 150 },
  { field: 'bops_presented', width: 165 },
  { field: 'fnas_completed', width: 165 },
  { id: 'last_login_at', label: 'Last Login', type: 'datetime', relative: true, width: 130 },
  { field: 'status', as: 'status', defaultHidden: true, width: 120 },
  { field: 'state', defaultHidden: true, width: 90 },
  { field: 'licensed', defaultHidden: true, width: 100 },
]);
