import { exampleOf } from '@upline/testing/page-story';
import type { Associate } from './associate-overview.tsx';

const example = exampleOf('getAssociate');

/** An associate for stories, with everything that can be there. */
export const sampleAssociate: Associate = {
  ...example,
  legal_middle_name: 'María',
  has_photo: false,
  phone_verified_at: '2025-01-05T15:04:00.000Z',
  address: example.address && { ...example.address, line2: 'Apartment 4' },
  spouse: { name: 'Luis Alvarez', code: 'U000102' },
  share_bps: 5000,
  share_with_code: 'U000102',
  escrow_future_compensations: true,
  under_heightened_supervision: true,
  supervisor_code: 'U000005',
  flags: [
    { flag: 'escrow_future_compensations', reason: null, ends_on: null, set_at: null, set_by: null },
    {
      flag: 'under_heightened_supervision',
      reason: 'Two complaints under review',
      ends_on: '2026-12-31',
      set_at: '2026-01-05T15:04:00.000Z',
      set_by: { code: 'A000002', name: 'Ada Admin' },
    },
  ],
  is_beta: true,
};
