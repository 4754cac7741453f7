import { AUDIT_LABELS, type AuditFields, auditChanges } from '../../platform/audit/audit-changes.ts';
import type { AnalysisRow } from './analyses.store.ts';

/** An analysis and its opened answers, as texts to be compared. */
export interface Audited
  extends Pick<AnalysisRow, 'client_id' | 'prospect_id' | 'tool' | 'title' | 'status' | 'dime_id'> {
  readonly answers: string;
}

// What people answer stays out of the trail, which is kept for seven years: it says that, not what.
const FIELDS: AuditFields<Audited> = {
  tool: { label: 'Tool' },
  client_id: { label: 'Client' },
  prospect_id: { label: 'Prospect' },
  title: { label: 'Title' },
  status: { label: AUDIT_LABELS.status },
  dime_id: { label: 'DIME Analysis' },
  answers: { label: 'Answers', show: () => null },
};

/** The changed fields as the audit trail shows them. */
export const analysisChanges = (before: Audited | undefined, after: Audited) =>
  auditChanges<Audited>(FIELDS, before, after);
