import { describe, expect, it } from 'vitest';
import { mostWidth } from './fit.ts';

describe('the room a text takes at most', () => {
  it.each([
    ['', 0],
    ['11/22/2026', 6.36],
    ['Term 20', 4.91],
  ])('of "%s" is that of its characters', (text, width) => {
    expect(mostWidth(text)).toBeCloseTo(width, 1);
  });

  it('is more than that of any letter for what it does not know', () => {
    expect(mostWidth('語')).toBeGreaterThan(mostWidth('Q'));
    expect(mostWidth('W')).toBeGreaterThan(1);
  });
});
