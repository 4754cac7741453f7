import type { ProspectStage } from '@upline/domain';
import { exampleOf, exampleRow } from '@upline/testing/page-story';
import type { Prospect } from './form/prospect-values.ts';
import type { ProspectRow } from './prospects-table.tsx';

const example = exampleOf('getProspect');
const sampleRow = exampleRow<ProspectRow>('listProspects');

/** A prospect for stories. */
export const sampleProspect: Prospect = {
  ...example,
  notes: 'Two children, rents. Wants to retire the car loan first.',
  history: example.history.flatMap((move) => [
    move,
    { ...move, id: '1', from: null, to: 'New Prospect' as const, days: 15 },
  ]),
};

const at = (
  index: number,
  name: string,
  stage: ProspectStage,
  more: Partial<ProspectRow> = {},
): ProspectRow => ({
  ...sampleRow,
  id: `8c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4b${String(index).padStart(2, '0')}`,
  name,
  stage,
  ...more,
});

/** Cards for stories of the board. */
export const sampleRows: readonly ProspectRow[] = [
  at(1, 'Noah Reyes', 'New Prospect', { days_in_stage: 0, next_action_date: null, next_action_note: null }),
  at(2, 'Maximiliana-Theodora Featherstonehaugh', 'New Prospect', {
    overdue: true,
    next_action_date: '2026-11-10',
  }),
  at(3, 'Li Wei', 'Contacted'),
  at(4, 'Omar Haddad', 'Follow Up', { kind: 'Client', days_in_stage: 31 }),
  at(5, 'Priya Nair', 'FNA', { kind: 'Client', actions: [] }),
];
