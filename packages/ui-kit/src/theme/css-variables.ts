import {
  type CSSVariablesResolver,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { palette } from '../tokens/palette.ts';
import { theme } from './theme.ts';

const color = (name: string) => `var(--up-color-${name})`;

/** Mantine's own variables said in our meanings, so that its components and ours cannot drift apart. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': color('background'),
    '--mantine-color-text': color('text'),
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
    '--mantine-shadow-md': 'var(--up-shadow-overlay)',
    '--mantine-shadow-sm': 'var(--up-shadow-overlay)',
    '--mantine-shadow-xs': 'none',
  };
  return { variables: {}, light: shared, dark: shared };
};

const KEPT = Object.keys(palette);
const known = (name: string) => {
  const family = /^--mantine-color-([a-z]+)-/.exec(name)?.[1];
  return !family || [...KEPT, 'default', 'disabled'].includes(family);
};
const block = (selector: string, variables: Record<string, string>) =>
  `${selector} {\n${Object.entries(variables)
    .filter(([name]) => known(name))
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n')}\n}\n`;

/**
 * Mantine's variables as a static sheet: the provider then writes no `<style>` when it starts (S-76), and the palettes
 * the product does not have are left out.
 */
export function mantineCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const base = defaultCssVariablesResolver(merged);
  const own = cssVariablesResolver(merged);
  const scheme = (name: 'light' | 'dark') =>
    block(`:root[data-mantine-color-scheme='${name}']`, {
      '--mantine-color-scheme': name,
      ...base[name],
      ...own[name],
    });
  return `/* Written by src/tokens/export.ts from the theme; do not edit. */\n${[
    block(':root', { ...base.variables, ...own.variables }),
    scheme('light'),
    scheme('dark'),
  ].join('\n')}`;
}
