import { createTheme, type MantineThemeOverride } from '@mantine/core';
import { palette } from '../tokens/palette.ts';
import { scales } from '../tokens/tokens.ts';
import { components } from './components.ts';
import { variantColorResolver } from './variant-colors.ts';

const { text, space, radius, breakpoint, font, weight } = scales;
const rem = (px: number) => `${px / 16}rem`;
const em = (px: number) => `${px / 16}em`;

/** Mantine's theme, made of the tokens. The dark filled colour stays the brand's own: white text on it has 5.2:1. */
export const theme: MantineThemeOverride = createTheme({
  primaryColor: 'primary',
  primaryShade: 6,
  colors: palette,
  fontFamily: font.family,
  fontFamilyMonospace: font.mono,
  fontWeights: {
    regular: String(weight.regular),
    medium: String(weight.medium),
    bold: String(weight.semibold),
  },
  fontSizes: {
    xs: rem(text.caption[0]),
    sm: rem(text.body[0]),
    md: rem(text.body[0]),
    lg: rem(text.heading[0]),
    xl: rem(text.title[0]),
  },
  lineHeights: { xs: '1.333', sm: '1.4286', md: '1.4286', lg: '1.5', xl: '1.4' },
  headings: {
    fontWeight: String(weight.semibold),
    sizes: {
      h1: { fontSize: rem(text.title[0]), lineHeight: rem(text.title[1]) },
      h2: { fontSize: rem(text.heading[0]), lineHeight: rem(text.heading[1]) },
      h3: { fontSize: rem(text.body[0]), lineHeight: rem(text.body[1]) },
    },
  },
  spacing: { xs: rem(space[1]), sm: rem(space[2]), md: rem(space[4]), lg: rem(space[6]), xl: rem(space[8]) },
  radius: {
    xs: '4px',
    sm: `${radius.control}px`,
    md: `${radius.control}px`,
    lg: `${radius.card}px`,
    xl: '16px',
  },
  defaultRadius: 'md',
  breakpoints: {
    xs: em(breakpoint.sm),
    sm: em(breakpoint.md),
    md: em(breakpoint.lg),
    lg: em(breakpoint.xl),
    xl: em(breakpoint.xxl),
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components,
});
