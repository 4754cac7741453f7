import type { ColorName } from './colors.ts';

/** What a pair is used for, and the least contrast WCAG 2.2 asks of it. */
export const MINIMUM = { text: 4.5, control: 3 } as const;

/** One colour standing on another. */
export interface ColorPair {
  readonly front: ColorName;
  readonly back: ColorName;
  readonly use: keyof typeof MINIMUM;
}

const BACKS = [
  'background',
  'surface',
  'surface-sunken',
  'surface-hover',
  'surface-selected',
  'overlay',
] as const;
const on = (use: ColorPair['use'], fronts: readonly ColorName[], backs: readonly ColorName[]): ColorPair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, use })));

/** Every pair the components draw; both schemes must hold each of them. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ...on('text', ['text', 'text-muted', 'link', 'link-hover'], BACKS),
  ...on(
    'text',
    ['success-text', 'warning-text', 'danger-text', 'info-text'],
    ['background', 'surface', 'overlay', 'surface-hover'],
  ),
  ...on('text', ['text', 'success-text'], ['success-soft']),
  ...on('text', ['text', 'warning-text'], ['warning-soft']),
  ...on('text', ['text', 'danger-text', 'link'], ['danger-soft']),
  ...on('text', ['text', 'info-text'], ['info-soft']),
  ...on('text', ['text', 'link'], ['primary-soft']),
  ...on('text', ['on-primary'], ['primary', 'primary-hover', 'primary-active']),
  ...on('text', ['on-danger'], ['danger', 'danger-hover']),
  ...on('control', ['border-control'], ['background', 'surface', 'overlay']),
  ...on('control', ['focus'], BACKS),
  ...on('control', ['primary', 'danger'], ['background', 'surface']),
  ...on(
    'control',
    ['success', 'warning', 'danger-mark', 'info', 'neutral'],
    ['background', 'surface', 'surface-hover', 'overlay'],
  ),
  ...on(
    'control',
    ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'],
    ['background', 'surface'],
  ),
];
