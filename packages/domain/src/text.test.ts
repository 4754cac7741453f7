import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, isCleanText, textLength, tidyText } from './text.ts';

describe('text hygiene (S-45)', () => {
  it('refuses NUL, control characters and lone surrogates; lines only where they belong', () => {
    for (const text of ['a\u0000', 'a\u0007', '\u007f', '\u0085', '\u2028', 'a\ud800', '\udc00b']) {
      expect(isCleanText(text)).toBe(false);
      expect(isCleanText(text, true)).toBe(false);
    }
    expect(isCleanText('a\nb\tc')).toBe(false);
    expect(isCleanText('a\nb\tc', true)).toBe(true);
    expect(isCleanText('Ünïcödé 👩‍👩‍👧 مرحبا')).toBe(true);
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
