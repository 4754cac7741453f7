import { IconUserPlus } from '@tabler/icons-react';
import { declareVerbs, type Verbs } from '@upline/shell';

/** The team's sidebar has exactly the entries of the specification, so the link is reached from the dashboard and the palette. */
export const REGISTRATION_VERBS: Verbs = declareVerbs([
  {
    label: 'Open recruiting link',
    also: 'recruit invite register join QR code',
    icon: IconUserPlus,
    to: { to: '/team/recruiting-link' },
  },
]);
