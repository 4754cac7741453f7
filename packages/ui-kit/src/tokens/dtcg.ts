import { colors } from './colors.ts';
import { palette } from './palette.ts';
import { scales } from './tokens.ts';

type Token = { $type: string; $value: unknown };
const group = <Value>(values: Record<string, Value>, token: (value: Value) => Token) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]));

const color = (hex: string): Token => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
    hex,
  },
});
const dimension = (value: number): Token => ({ $type: 'dimension', $value: { value, unit: 'px' } });
const duration = (value: number): Token => ({ $type: 'duration', $value: { value, unit: 'ms' } });

/** The tokens in the format of the Design Tokens Community Group, as design programs read it (D.10.59). */
export function dtcg() {
  const { font, text, weight, space, radius, size, breakpoint, motion } = scales;
  return {
    color: {
      light: group(colors.light, color),
      dark: group(colors.dark, color),
      palette: Object.fromEntries(
        Object.entries(palette).map(([name, steps]) => [
          name,
          group({ ...steps }, (hex) => color(String(hex))),
        ]),
      ),
    },
    font: group(font, (family) => ({
      $type: 'fontFamily',
      $value: family.split(', ').map((name) => name.replaceAll("'", '')),
    })),
    text: Object.fromEntries(
      Object.entries(text).map(([name, [fontSize, lineHeight]]) => [
        name,
        { size: dimension(fontSize), 'line-height': dimension(lineHeight) },
      ]),
    ),
    weight: group(weight, (value) => ({ $type: 'fontWeight', $value: value })),
    space: group(space, dimension),
    radius: group(radius, dimension),
    size: group(size, dimension),
    breakpoint: group(breakpoint, dimension),
    motion: {
      fast: duration(motion.fast),
      base: duration(motion.base),
      slow: duration(motion.slow),
      easing: { $type: 'cubicBezier', $value: [0.2, 0, 0.2, 1] },
    },
  };
}
