import type { HalfRule, Measure, Qualification } from '@upline/domain/production';

declare module '../platform/database/tables.ts' {
  interface ColumnTypes {
    'level_qualification.next_level': KeptQualification;
    'level_request.evidence': Qualification;
  }
}

/** What is kept of a qualification: the requirements themselves are plan data (R-CFG-01). */
export interface KeptQualification {
  readonly measures: Partial<Record<Measure, number | null>>;
  readonly production: Pick<HalfRule, 'required_cents' | 'counted_cents'> | null;
}
