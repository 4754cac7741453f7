import { missingCase } from '../sample-case.ts';
import type { ImportDetail } from './imports-table.tsx';

/** An import for stories: most rows known, some refused. */
export const sampleImport: ImportDetail = {
  id: '5f1c2d3e-0000-4000-8000-000000000301',
  provider: { id: missingCase.provider_id, name: missingCase.provider },
  file_name: 'granite-pending-2026-11-20.csv',
  status: 'Completed',
  rows_total: 1_204,
  rows_read: 1_204,
  rows_created: 31,
  rows_updated: 148,
  rows_unchanged: 1_022,
  rows_older: 0,
  rows_failed: 3,
  rows_matched: 1_174,
  failures: [
    { line: 57, reason: 'Last update is not a date' },
    { line: 408, reason: 'Policy number is in line 57 already' },
    { line: 1_091, reason: 'Status is missing' },
  ],
  created_at: '2026-11-20T11:30:00.000Z',
  created_by: { code: 'A000001', name: 'Nora Kim' },
};

const word = (text: string, lifecycle: 'Submitted' | 'In Force' | null) => ({
  provider_id: missingCase.provider_id,
  provider: missingCase.provider,
  text,
  lifecycle,
  updated_at: '2026-11-20T11:30:00.000Z',
  version: 1,
});

export const sampleWords = [
  word('Referred to the reinsurer', null),
  word('Application received', 'Submitted'),
  word('In force', 'In Force'),
];
