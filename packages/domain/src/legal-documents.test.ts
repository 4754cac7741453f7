import { describe, expect, it } from 'vitest';
import { isSignatureOf, isTextIn, legalName } from './legal-documents.ts';

const JOSE = {
  legal_first_name: 'José',
  legal_middle_name: 'Ángel',
  legal_last_name: "O'Neil",
  suffix: 'Jr',
} as const;

describe('a signature', () => {
  it('equals the legal name ignoring case and repeated spaces (R-LEG-01)', () => {
    const name = legalName(JOSE);
    expect(name).toBe("José Ángel O'Neil Jr");
    for (const typed of [name, "JOSÉ ÁNGEL O'NEIL JR", "  josé   ángel  o'neil jr ", name.normalize('NFD')])
      expect(isSignatureOf(typed, name)).toBe(true);
    for (const typed of ['', "Jose Angel O'Neil Jr", "José O'Neil", "JoséÁngel O'Neil Jr"])
      expect(isSignatureOf(typed, name)).toBe(false);
  });
  it('leaves out the parts that a person has not', () => {
    expect(legalName({ ...JOSE, legal_middle_name: null, suffix: null })).toBe("José O'Neil");
  });
});

it('tax forms exist in the country that asks for them', () => {
  expect([isTextIn('W-9', 'USA'), isTextIn('W-9', 'Canada'), isTextIn('AMA', 'Canada')]).toEqual([
    true,
    false,
    true,
  ]);
});
