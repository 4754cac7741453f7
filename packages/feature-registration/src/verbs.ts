import { IconUserPlus } from '@tabler/icons-react';
import { declareVerbs, type Verbs } from '@upline/shell';

/** The sidebar of the team has the specification's lines alone: the team's dashboard and the palette lead to the link. */
export const REGISTRATION_VERBS: Verbs = declareVerbs([
  {
    label: 'Open recruiting link',
    also: 'recruit invite register join QR code',
    icon: IconUserPlus,
    to: { to: '/team/recruiting-link' },
  },
]);
