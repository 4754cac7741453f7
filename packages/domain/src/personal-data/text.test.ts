import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, isCleanText, textLength, tidyText } from './text.ts';

describe('text hygiene (S-45)', () => {
  it('refuses control, zero-width and direction-changing characters and lone surrogates (R-VAL-20)', () => {
    const refused = ['\u0000', '\u0007', '\u007f', '\u0085', '\u2028', '\ud800', '\udc00', '\t'].concat([
      '\u00ad',
      '\u061c',
      '\u200b',
      '\u200d',
      '\u200e',
      '\u202e',
      '\u2060',
      '\u2066',
      '\ufeff',
    ]);
    for (const character of refused) {
      expect(isCleanText(`Ana${character}Alvarez`), String(character.codePointAt(0))).toBe(false);
      expect(isCleanText(`Ana${character}Alvarez`, true), String(character.codePointAt(0))).toBe(false);
    }
    expect(isCleanText('Ünïcödé 👍 مرحبا')).toBe(true);
  });
  it('keeps line breaks in notes alone', () => {
    expect([isCleanText('a\nb'), isCleanText('a\r\nb', true)]).toEqual([false, true]);
  });
  it('stores NFC, trimmed, and counts code points', () => {
    expect(tidyText('  e\u0301 ')).toBe('é');
    expect(textLength('👍é')).toBe(2);
  });
});

describe('folded text', () => {
  it('ignores case, accents and spacing', () => {
    expect(foldText('  José  NÚÑEZ ')).toBe('jose nunez');
    expect(foldText('Łukasz Øst Straße O’Neil')).toBe("lukasz ost strasse o'neil");
  });
  it('is the same when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)),
    );
  });
});
