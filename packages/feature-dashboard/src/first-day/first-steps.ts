import type { Access } from '@upline/shell';

export interface FirstStep {
  readonly title: string;
  readonly why: string;
  readonly to: string;
  readonly done: boolean;
}

/** What a new associate does first. Steps whose page an app does not have are left out by the caller. */
export const firstSteps = ({ user }: Access): readonly FirstStep[] => [
  {
    title: 'Check your details',
    why: 'Your legal name and address stand on every application.',
    to: '/account',
    done: false,
  },
  {
    title: 'Add your photo',
    why: 'Your team and your clients recognize you.',
    to: '/account/photo',
    done: user.has_photo,
  },
  {
    title: 'Add your first client',
    why: 'Policies, notes and birthdays start with a client.',
    to: '/business/clients/create',
    done: false,
  },
];
