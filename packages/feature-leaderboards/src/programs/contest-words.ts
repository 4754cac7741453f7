import type { OperationAnswer } from '@upline/api-client';
import { formatBps, formatNumber } from '@upline/domain';

export type Contest = OperationAnswer<'getContest'>;
export type ContestPlace = Contest['places'][number];

const pointsInWords = (points: number) => `${formatNumber(points)} ${points === 1 ? 'point' : 'points'}`;

export const seatsInWords = (seats: number) => `${formatNumber(seats)} ${seats === 1 ? 'seat' : 'seats'}`;

/** What is counted and asked for, by label. */
export function rulesInWords({ rules }: Pick<Contest, 'rules'>): { label: string; value: string }[] {
  const { personal_bps, base_shop_bps, seats_from } = rules;
  return [
    { label: 'Personal issued BV', value: `${pointsInWords(personal_bps / 10_000)} per $1` },
    {
      label: 'Base-shop issued BV written by others',
      value: `${pointsInWords(base_shop_bps / 10_000)} per $1`,
    },
    {
      label: 'Personal recruit who becomes licensed',
      value: pointsInWords(rules.licensed_recruit_points),
    },
    { label: 'Promotion to RMD', value: pointsInWords(rules.rmd_points) },
    ...seats_from.map((points, index) => ({
      label: seatsInWords(index + 1),
      value: `From ${pointsInWords(points)}`,
    })),
    {
      label: 'Conditions',
      value: `Active, no debit balance, 13-month persistency of ${formatBps(rules.min_persistency_bps)} (not asked for below ${formatNumber(rules.persistency_from_policies)} policies)`,
    },
  ];
}

/** What is in the way of the seats somebody has the points for. */
export const missingOf = ({ is_active, is_free_of_debt, is_persistent }: ContestPlace): readonly string[] => [
  ...(is_active ? [] : ['not Active']),
  ...(is_free_of_debt ? [] : ['debit balance']),
  ...(is_persistent ? [] : ['13-month persistency']),
];
