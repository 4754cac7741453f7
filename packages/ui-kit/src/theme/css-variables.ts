import type { CSSVariablesResolver } from '@mantine/core';

const color = (name: string) => `var(--up-color-${name})`;

/** The variables of one of Mantine's colours, in our meanings: text in and on them has at least 4.5:1 in both schemes. */
const family = (name: string, meaning: 'primary' | 'danger' | 'success' | 'warning' | 'info') => {
  const isPrimary = meaning === 'primary';
  // White is on the filled ones: the signs' colours of the dark scheme are too light for it.
  const filled = isPrimary || meaning === 'danger' ? color(meaning) : `var(--mantine-color-${name}-6)`;
  const words = isPrimary ? color('link') : color(`${meaning}-text`);
  return {
    [`--mantine-color-${name}-text`]: words,
    [`--mantine-color-${name}-filled`]: filled,
    [`--mantine-color-${name}-filled-hover`]:
      isPrimary || meaning === 'danger' ? color(`${meaning}-hover`) : filled,
    [`--mantine-color-${name}-light`]: color(`${meaning}-soft`),
    [`--mantine-color-${name}-light-hover`]: isPrimary ? color('surface-selected') : color(`${meaning}-soft`),
    [`--mantine-color-${name}-light-color`]: words,
    [`--mantine-color-${name}-outline`]: words,
    [`--mantine-color-${name}-outline-hover`]: color(`${meaning}-soft`),
  };
};

const shared = {
  ...family('primary', 'primary'),
  ...family('red', 'danger'),
  ...family('green', 'success'),
  ...family('yellow', 'warning'),
  ...family('teal', 'info'),
  '--mantine-color-gray-text': color('text-muted'),
  '--mantine-color-gray-light': color('surface-hover'),
  '--mantine-color-gray-light-hover': color('surface-hover'),
  '--mantine-color-gray-light-color': color('text'),
  '--mantine-color-gray-outline': color('border-control'),
  '--mantine-color-gray-outline-hover': color('surface-hover'),
  '--mantine-color-body': color('background'),
  '--mantine-color-text': color('text'),
  '--mantine-color-bright': color('text'),
  '--mantine-color-dimmed': color('text-muted'),
  '--mantine-color-placeholder': color('text-muted'),
  '--mantine-color-anchor': color('link'),
  '--mantine-color-error': color('danger-text'),
  '--mantine-color-success': color('success-text'),
  '--mantine-color-default': color('surface'),
  '--mantine-color-default-hover': color('surface-hover'),
  '--mantine-color-default-color': color('text'),
  '--mantine-color-default-border': color('border'),
  '--mantine-color-disabled': color('surface-hover'),
  '--mantine-color-disabled-color': color('text-disabled'),
  '--mantine-color-disabled-border': color('border'),
  '--mantine-primary-color-filled': color('primary'),
  '--mantine-primary-color-filled-hover': color('primary-hover'),
  '--mantine-primary-color-light': color('primary-soft'),
  '--mantine-primary-color-light-hover': color('surface-selected'),
  '--mantine-primary-color-light-color': color('link'),
  '--mantine-shadow-xl': 'var(--up-shadow-overlay)',
  '--mantine-shadow-lg': 'var(--up-shadow-overlay)',
  '--mantine-shadow-md': 'var(--up-shadow-overlay)',
  '--mantine-shadow-sm': 'var(--up-shadow-overlay)',
  '--mantine-shadow-xs': 'none',
};

/**
 * Mantine's variables in terms of our tokens, so that its components and ours cannot drift apart. The tokens they point at
 * change with the scheme themselves.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: shared,
});
