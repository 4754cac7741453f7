import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs';
import { declareVerbs, type Verbs } from '@upline/shell';
import { OPEN_TEAM } from './open-team-verb.ts';

/** What an associate does about the own team and the people in it. */
export const TEAM_VERBS: Verbs = [
  ...declareVerbs([
    {
      label: 'Start team meeting',
      also: 'board standings full screen projector',
      icon: IconPresentation,
      to: { to: '/team/meeting' },
    },
  ]),
  ...OPEN_TEAM,
];
