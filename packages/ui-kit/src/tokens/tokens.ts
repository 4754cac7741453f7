import { colors } from './colors.ts';

/**
 * Everything that is not a colour. Lengths are px numbers (shown as rem where they should grow with the reader's text
 * size), durations ms.
 */
export const scales = {
  font: {
    family:
      "'Inter Variable', -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, system-ui, sans-serif",
    mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  },
  /** Size and line height. Inputs are `input` on narrow screens so that phones do not zoom. */
  text: {
    caption: [12, 16],
    table: [13, 18],
    body: [14, 20],
    input: [16, 24],
    heading: [16, 24],
    title: [20, 28],
    figure: [24, 32],
  },
  weight: { regular: 400, medium: 500, semibold: 600 },
  space: { 1: 4, 2: 8, 3: 12, 4: 16, 6: 24, 8: 32, 12: 48 },
  radius: { control: 6, card: 8, full: 9999 },
  size: { control: 36, target: 44, row: 40, 'row-compact': 32, content: 1280, form: 640 },
  /** Overlays only; nothing at rest has a shadow. */
  shadow: {
    overlay: {
      light: '0 8px 24px rgb(24 32 40 / 16%), 0 0 1px rgb(24 32 40 / 32%)',
      dark: '0 8px 24px rgb(0 0 0 / 56%), 0 0 1px rgb(0 0 0 / 80%)',
    },
  },
  /** Smallest width of each step of the card grid (SPEC 9); below `sm` is extra-small. Narrow is at or below 768. */
  breakpoint: { sm: 576, md: 769, lg: 992, xl: 1200, xxl: 1600 },
  motion: { fast: 120, base: 150, slow: 180, easing: 'cubic-bezier(0.2, 0, 0.2, 1)' },
  layer: { sticky: 10, header: 100, overlay: 200, toast: 400 },
} as const;

/** The one source of the product's look: Mantine's theme, the style sheets, the exports and the tokens page read it. */
export const tokens = { colors, ...scales } as const;
