import { daysBetween, LEVEL_CODES, LEVELS } from '@upline/domain';
import type { ColorName } from '@upline/ui-kit/tokens/colors.ts';
import type { TreePerson } from '../model/person.ts';

export const COLOR_METRICS = ['level', 'month_bv', 'license', 'activity'] as const;
export type ColorMetric = (typeof COLOR_METRICS)[number];
export const SIZE_METRICS = ['even', 'month_bv', 'team_size', 'direct_count'] as const;
export type SizeMetric = (typeof SIZE_METRICS)[number];

export const COLOR_LABELS: Readonly<Record<ColorMetric, string>> = {
  level: 'Level',
  month_bv: 'Month BV',
  license: 'License',
  activity: 'Activity',
};
export const SIZE_LABELS: Readonly<Record<SizeMetric, string>> = {
  even: 'All the same',
  month_bv: 'Month BV',
  team_size: 'Team size',
  direct_count: 'Directs',
};

/** One color of the picture and its meaning. */
export interface Shade {
  readonly label: string;
  readonly color: ColorName;
  /** How much of the colour is on the surface, 0 to 1. */
  readonly share: number;
}

const UNKNOWN: Shade = { label: 'Not known on that day', color: 'neutral', share: 0.45 };
const ramp = (labels: readonly string[], color: ColorName): Shade[] =>
  labels.map((label, step) => ({ label, color, share: 0.25 + (0.75 * step) / (labels.length - 1) }));

const JUNIOR = LEVELS.filter((level) => !level.is_senior);
const SENIOR = LEVELS.filter((level) => level.is_senior);
const LEVEL_SHADES = [
  ...ramp(
    JUNIOR.map(({ name }) => name),
    'chart-6',
  ),
  ...ramp(
    SENIOR.map(({ name }) => name),
    'chart-4',
  ),
];

const BV_STEPS = [0, 50_000, 200_000, 500_000];
const BV_SHADES: Shade[] = [
  { label: 'None', color: 'neutral', share: 0.35 },
  ...ramp(['Up to 500 BV', 'Up to 2,000 BV', 'Up to 5,000 BV', 'Above 5,000 BV'], 'chart-1'),
];
const DAY_STEPS = [30, 90, 365];
const ACTIVITY_SHADES: Shade[] = [
  { label: 'Submitted in the last 30 days', color: 'success', share: 1 },
  { label: 'In the last 90 days', color: 'chart-1', share: 0.8 },
  { label: 'In the last year', color: 'warning', share: 0.9 },
  { label: 'Longer ago or never', color: 'neutral', share: 0.45 },
];

/** The colours of a metric in the order of a legend, the last for what is not known. */
export const SHADES: Readonly<Record<ColorMetric, readonly Shade[]>> = {
  level: [...LEVEL_SHADES, UNKNOWN],
  month_bv: [...BV_SHADES, UNKNOWN],
  license: [
    { label: 'Licensed', color: 'success', share: 1 },
    { label: 'Not licensed', color: 'warning', share: 0.9 },
    UNKNOWN,
  ],
  activity: [...ACTIVITY_SHADES, UNKNOWN],
};

const within = (steps: readonly number[], value: number) => {
  const step = steps.findIndex((limit) => value <= limit);
  return step === -1 ? steps.length : step;
};

/** Which shade of a metric somebody has. */
export function shadeOf(person: TreePerson, metric: ColorMetric, today: string): number {
  const unknown = SHADES[metric].length - 1;
  switch (metric) {
    case 'level':
      return LEVEL_CODES.indexOf(person.level.code);
    case 'month_bv':
      return person.month_bv_cents === null ? unknown : within(BV_STEPS, person.month_bv_cents);
    case 'license':
      return person.licensed === null ? unknown : person.licensed ? 0 : 1;
    case 'activity':
      // Figures of the month are kept for today alone, so a missing one says that the day is past.
      if (person.month_bv_cents === null) return unknown;
      return person.last_submitted_on === null
        ? DAY_STEPS.length
        : within(DAY_STEPS, daysBetween(person.last_submitted_on, today));
  }
}

export function amountOf(person: TreePerson, metric: SizeMetric): number {
  switch (metric) {
    case 'even':
      return 1;
    case 'month_bv':
      return Math.max(0, person.month_bv_cents ?? 0);
    case 'team_size':
      return person.team_size ?? 0;
    case 'direct_count':
      return person.direct_count;
  }
}

/** How large each amount is drawn, 0 to 1: areas grow with amounts, so sides grow with their roots. */
export const shareOf = (amount: number, most: number): number =>
  most <= 0 ? 0 : Math.sqrt(Math.min(1, amount / most));
