import type { Access } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';

export interface FirstStep {
  readonly title: string;
  readonly why?: string;
  /** Where it is done; left out where somebody else does it. */
  readonly to?: LinkTarget;
  readonly done: boolean;
}

/** What a new associate does first. */
export const firstSteps = ({ user }: Access, hasClients: boolean): readonly FirstStep[] => [
  {
    title: 'Check your details',
    why: 'Your legal name and address stand on every application.',
    to: { to: '/account' },
    done: false,
  },
  {
    title: 'Add your photo',
    why: 'Your team and your clients recognize you.',
    to: { to: '/account/photo' },
    done: user.has_photo,
  },
  {
    title: 'Add your first client',
    why: 'Policies, notes and birthdays start with a client.',
    to: { to: '/business/clients/create' },
    done: hasClients,
  },
];
