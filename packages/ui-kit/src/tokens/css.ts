import { colors } from './colors.ts';
import { scales } from './tokens.ts';

const rem = (px: number) => `${px / 16}rem`;
const lines = (entries: readonly (readonly [string, string | number])[]) =>
  entries.map(([name, value]) => `  --up-${name}: ${value};`).join('\n');
const scheme = (name: 'light' | 'dark') =>
  `  color-scheme: ${name};\n${lines([
    ...Object.entries(colors[name]).map(([key, value]) => [`color-${key}`, value] as const),
    ['shadow-overlay', scales.shadow.overlay[name]],
  ])}`;

/** The style sheet of all tokens as `--up-…` variables: scales once, colours for each scheme. */
export function tokensCss(): string {
  const { font, text, weight, space, radius, size, motion, layer } = scales;
  const fixed = lines([
    ['font', font.family],
    ['font-mono', font.mono],
    ...Object.entries(text).flatMap(([name, [size, height]]) => [
      [`text-${name}`, rem(size)] as const,
      [`line-${name}`, rem(height)] as const,
    ]),
    ...Object.entries(weight).map(([name, value]) => [`weight-${name}`, value] as const),
    ...Object.entries(space).map(([name, value]) => [`space-${name}`, rem(value)] as const),
    ...Object.entries(radius).map(([name, value]) => [`radius-${name}`, `${value}px`] as const),
    ...Object.entries(size).map(([name, value]) => [`size-${name}`, rem(value)] as const),
    ['motion-fast', `${motion.fast}ms`],
    ['motion-base', `${motion.base}ms`],
    ['motion-slow', `${motion.slow}ms`],
    ['motion-easing', motion.easing],
    ...Object.entries(layer).map(([name, value]) => [`layer-${name}`, value] as const),
  ]);
  return `/* Written by src/tokens/export.ts from the tokens; do not edit. */
:root {
${fixed}
}

:root,
:root[data-mantine-color-scheme='light'] {
${scheme('light')}
}

:root[data-mantine-color-scheme='dark'] {
${scheme('dark')}
}
`;
}
