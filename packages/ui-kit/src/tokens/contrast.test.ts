import { describe, expect, it } from 'vitest';
import { colors } from './colors.ts';
import { contrast, mix } from './contrast.ts';
import { COLOR_PAIRS, MINIMUM } from './pairs.ts';
import { palette } from './palette.ts';

describe('contrast', () => {
  it('of black on white is 21, of the primary colour on white 5.20 (X-03)', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#0C66E4', '#FFFFFF')).toBeCloseTo(5.2, 1);
  });

  it('is taken of the mixed colour where a tint lies on a surface', () => {
    expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080');
  });
});

describe('the palette', () => {
  it('has the primary colour of the product as its own step (SPEC 9)', () => {
    expect(palette.primary[6]).toBe('#0C66E4');
  });

  it('draws links and outlines of the dark scheme with the fourth lighter step', () => {
    expect([colors.dark.link, colors.dark.focus]).toEqual([palette.primary[3], palette.primary[3]]);
  });
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  it.each(COLOR_PAIRS.map((pair) => [pair.front, pair.back, MINIMUM[pair.use]] as const))(
    '%s on %s has a contrast of at least %s (X-03)',
    (front, back, minimum) => {
      expect(contrast(colors[scheme][front], colors[scheme][back])).toBeGreaterThanOrEqual(minimum);
    },
  );
});
