import type { ProspectStage } from '@upline/domain';
import type { Prospect } from './prospect-values.ts';
import type { ProspectRow } from './prospects-table.tsx';

const stamp = '2026-11-17T15:04:05.000Z';

const sampleRow: ProspectRow = {
  id: '8c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a12',
  name: 'Noah Reyes',
  stage: 'Contacted',
  stage_at: stamp,
  days_in_stage: 4,
  kind: 'Both',
  phone: '5125550171',
  email: 'noah.reyes@example.com',
  source: 'Referral',
  city: 'Austin',
  state: 'TX',
  country: 'USA',
  next_action_date: '2026-12-01',
  next_action_note: 'Invite to the next BPM',
  overdue: false,
  lost: false,
  lost_reason: null,
  converted_client_id: null,
  converted_associate_code: null,
  created_at: stamp,
  version: 2,
  actions: ['update', 'move', 'lose', 'convert', 'delete'],
};

/** A prospect for stories. */
export const sampleProspect: Prospect = {
  ...sampleRow,
  first_name: 'Noah',
  last_name: 'Reyes',
  referred_by: 'Grace Okafor',
  occupation: 'Teacher',
  best_time: 'After 6 pm',
  notes: 'Two children, rents. Wants to retire the car loan first.',
  client: null,
  associate: null,
  history: [
    {
      id: '2',
      from: 'New Prospect',
      to: 'Contacted',
      at: stamp,
      by: { code: 'U000008', name: 'Ana Alvarez' },
      days: 4,
    },
    {
      id: '1',
      from: null,
      to: 'New Prospect',
      at: '2026-11-02T15:04:05.000Z',
      by: { code: 'U000008', name: 'Ana Alvarez' },
      days: 15,
    },
  ],
  updated_at: stamp,
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
