import { declareVerbs, type Verbs } from '@upline/shell';
import { IconUser } from '@upline/ui-kit/icons/icons.ts';

/** What a person changes about the own account from the palette. */
export const ACCOUNT_VERBS: Verbs = declareVerbs([
  { label: 'Open account', also: 'profile', icon: IconUser, to: { to: '/account' } },
  {
    label: 'Change password',
    also: 'security',
    icon: IconUser,
    onlyTyped: true,
    to: { to: '/account/password' },
  },
  { label: 'Change email', icon: IconUser, onlyTyped: true, to: { to: '/account/email' } },
  { label: 'Change phone', icon: IconUser, onlyTyped: true, to: { to: '/account/phone' } },
  { label: 'Change photo', also: 'picture', icon: IconUser, onlyTyped: true, to: { to: '/account/photo' } },
]);
