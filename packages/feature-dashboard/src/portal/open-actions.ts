import { listed } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { counted, type OpenAction } from '../waiting-card.tsx';
import type { MainDashboard } from './main.ts';

type Action = MainDashboard['open_actions'][number]['action'];

interface Door {
  /** What waits, in one sentence. */
  readonly say: (count: number) => string;
  /** The list that holds what was counted. */
  readonly to: LinkTarget;
}

/** Where each action is done; what has no page in this app is told by its notice alone. The filters name what was counted, so the figure and the list agree. */
const DOORS: Partial<Record<Action, Door>> = {
  'Policies Action Required': {
    say: counted('policy is held up: action required', 'policies are held up: action required'),
    to: {
      to: '/business',
      search: listed('listPolicies', { filter: { business_status: { eq: 'Action Required' } } }),
    },
  },
  'Splits to Decide': {
    say: counted(
      'policy has a split for you to accept or refuse',
      'policies have a split for you to accept or refuse',
    ),
    to: { to: '/business', search: listed('listPolicies', { filter: { split_to_decide: { eq: true } } }) },
  },
  'Cases to Acknowledge': {
    say: counted('training case waits for your word', 'training cases wait for your word'),
    to: {
      to: '/team/trainees',
      search: listed('listTrainees', { filter: { cases_to_acknowledge: { gt: 0 } } }),
    },
  },
  'Supervision Reviews': {
    say: counted('supervised case waits for your review', 'supervised cases wait for your review'),
    to: {
      to: '/business/supervision-reviews',
      search: listed('listSupervisionReviews', { filter: { waiting: { eq: true } } }),
    },
  },
};

/** What the associate can do something about, in the server's order. */
export const openActions = (actions: MainDashboard['open_actions']): OpenAction[] =>
  actions.flatMap(({ action, count }) => {
    const door = DOORS[action];
    return door ? [{ text: door.say(count), to: door.to }] : [];
  });
