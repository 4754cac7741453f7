import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullName, initials, isPersonName, isUsername, tidyName } from './names.ts';

describe('names', () => {
  it('are letters of any script, spaces, apostrophes, hyphens and dots (domain.md 2.1)', () => {
    for (const name of ["O'Neil", 'Jean-Luc', 'José', 'Nguyễn', 'St. John', 'de la Cruz', 'Łukasz', '李']) {
      expect(isPersonName(name)).toBe(true);
    }
    for (const name of ['', '...', 'R2D2', 'a@b', '<b>', 'a\u0000b', 'x'.repeat(61), 'a\ud800']) {
      expect(isPersonName(name)).toBe(false);
    }
    expect(isPersonName('é'.repeat(60))).toBe(true);
  });
  it('are stored with plain apostrophes, hyphens and single spaces', () => {
    expect(tidyName('  O’Neil   Smith–Jones ')).toBe("O'Neil Smith-Jones");
    expect(fullName({ first_name: 'Ana', last_name: 'Alvarez' })).toBe('Ana Alvarez');
  });
  it('give at most two initials (SPEC §9)', () => {
    expect(
      ['Ana Alvarez', 'Ana María de la Cruz', 'Cher', "  o'neil  ", 'ßeta Øst', '', '123', '李 小龙'].map(
        initials,
      ),
    ).toEqual(['AA', 'AC', 'C', 'O', 'SØ', '', '', '李小']);
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => [...initials(name)].length <= 2));
  });
  it('have usernames of 4 to 30 characters, a letter first', () => {
    for (const name of ['anna', 'a1._', 'a'.repeat(30)]) expect(isUsername(name)).toBe(true);
    for (const name of ['ana', '1ana', 'Anna', 'an na', 'ana-b', 'a'.repeat(31), '.ana'])
      expect(isUsername(name)).toBe(false);
  });
});
