import { formatBps, messages } from '@upline/domain';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import type { TeamPolicyRow } from '../policies-table.tsx';
import { POLICY_SHOWN_BY } from '../policy-shown-by.ts';
import type { OwnShare } from './team-policy-view.tsx';

const TEAM = [...POLICY_SHOWN_BY, 'listTeamPolicies', 'countTeamPolicies', 'getTeamPolicy'] as const;
const LEAST_BPS = 100;

/** Asks the writing associate for a part (R-POL-02). */
export const askAction = (
  { id, version, writing_associate: { name } }: TeamPolicyRow,
  own: string,
  mostBps: number,
  onAsked: () => void,
): NamedAction => ({
  key: 'ask',
  ...recordAction({
    operation: 'addPolicyShare',
    label: 'Ask for a part',
    input: { params: { id }, ifMatch: version },
    body: { associate_code: own },
    fields: [
      {
        name: 'share_bps',
        label: 'Share',
        kind: 'percent',
        required: true,
        help: `At most ${formatBps(mostBps)}, out of the part of ${name}, who decides. Until then nothing changes.`,
      },
    ],
    check: ({ share_bps }) => {
      const bps = Number(share_bps ?? 0);
      if (bps < LEAST_BPS) return { share_bps: messages.min('Share', formatBps(LEAST_BPS)) };
      return bps > mostBps ? { share_bps: messages.max('Share', formatBps(mostBps)) } : {};
    },
    refresh: TEAM,
    message: 'The writing associate is asked',
    onDone: onAsked,
  }),
});

/** Takes back what is only asked for. */
export const withdrawActions = (id: string, share: OwnShare, version: number): NamedAction[] =>
  offered(share, {
    remove: recordAction({
      operation: 'removePolicyShare',
      label: 'Withdraw',
      deletes: 'split',
      verb: 'Withdraw',
      input: { params: { id, portion: String(share.portion) as '1' | '2' }, ifMatch: version },
      refresh: TEAM,
      message: 'Split withdrawn',
    }),
  });
