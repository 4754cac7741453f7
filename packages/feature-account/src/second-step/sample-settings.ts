import type { Settings } from './second-step-list.tsx';

/** Settings of somebody who gets codes by email, for stories. */
export const SETTINGS: Settings = {
  second_step: 'Email',
  authenticator: null,
  authenticator_required: false,
  recovery_codes: { left: 0, created_at: null },
  email: 'ana@demo.upline.test',
  email_verified: true,
  email_change: null,
  phone_change: null,
  phone: '2125550142',
  phone_type: 'Mobile',
  phone_verified: true,
  payout_hold_until: null,
};
