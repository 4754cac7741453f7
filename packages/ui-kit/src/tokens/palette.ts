import { mix } from './contrast.ts';

/** Ten steps of one colour, lightest first; step 6 is the colour itself. */
export type Ramp = readonly [string, string, string, string, string, string, string, string, string, string];

function ramp(base: string): Ramp {
  const light = (share: number) => mix(base, '#FFFFFF', share);
  const dark = (share: number) => mix(base, '#000000', share);
  return [
    light(0.08),
    light(0.16),
    light(0.32),
    light(0.5),
    light(0.68),
    light(0.84),
    base,
    dark(0.86),
    dark(0.7),
    dark(0.5),
  ];
}

/**
 * The raw colours. Nothing but the semantic colours and the Mantine theme reads them: a component names a meaning,
 * never a step.
 */
export const palette = {
  primary: [
    '#E9F2FF',
    '#CCE0FF',
    '#A9CCFF',
    '#85B8FF',
    '#579DFF',
    '#1D7AFC',
    '#0C66E4',
    '#0055CC',
    '#0A4297',
    '#09326C',
  ],
  gray: [
    '#F7F8FA',
    '#EEF0F3',
    '#DCE0E6',
    '#C4CAD3',
    '#A3ABB8',
    '#7B8594',
    '#5A6473',
    '#414A58',
    '#2A323D',
    '#182028',
  ],
  dark: [
    '#E4E8EC',
    '#C3CAD2',
    '#9BA6B2',
    '#74808D',
    '#323A44',
    '#272E36',
    '#181D23',
    '#101418',
    '#0B0E11',
    '#07090B',
  ],
  green: ramp('#1F7A55'),
  yellow: ramp('#946300'),
  red: ramp('#C9372C'),
  teal: ramp('#1A6F8A'),
} as const satisfies Record<string, Ramp>;

/** Names of the palettes that exist: the theme knows no other colour. */
export type PaletteName = keyof typeof palette;
