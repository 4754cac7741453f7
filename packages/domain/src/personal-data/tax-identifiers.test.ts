import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passesLuhn } from './digits.ts';
import {
  isTemporarySin,
  parseBusinessNumber,
  parseEin,
  parseItin,
  parseNpn,
  parseSin,
  parseSsn,
  parseWritingNumber,
} from './tax-identifiers.ts';

describe('SSN (R-VAL-03)', () => {
  it('keeps nine digits whatever the separators', () => {
    for (const text of ['123456789', '123-45-6789', '123 45 6789', ' 123.45.6789 ']) {
      expect(parseSsn(text)).toBe('123456789');
    }
  });
  it('refuses numbers that are never issued', () => {
    const bad = [
      '000123456',
      '666123456',
      '900123456',
      '123004567',
      '123450000',
      '078-05-1120',
      '219-09-9999',
    ];
    for (const text of [...bad, '12345678', '1234567890', '12345678a', ''])
      expect(parseSsn(text)).toBeUndefined();
  });
  it('never takes an ITIN for an SSN', () => {
    for (const text of [
      '900-50-1234',
      '912-65-1234',
      '999-70-1234',
      '950-92-1234',
      '950-94-1234',
      '950-99-0000',
    ]) {
      expect(parseItin(text)).toBe(text.replaceAll('-', ''));
      expect(parseSsn(text)).toBeUndefined();
    }
    for (const text of ['900-49-1234', '900-66-1234', '900-89-1234', '900-93-1234', '123-50-1234']) {
      expect(parseItin(text)).toBeUndefined();
    }
  });
});

describe('SIN (R-VAL-04)', () => {
  it('is nine digits with a right check digit', () => {
    expect(parseSin('130 692 544')).toBe('130692544');
    expect(parseSin('193-456-787')).toBe('193456787');
    for (const text of ['130692545', '046454286', '900000000', '800000002', '13069254']) {
      expect(parseSin(text)).toBeUndefined();
    }
  });
  it('knows temporary residents by the first digit', () => {
    expect(isTemporarySin('900000001')).toBe(true);
    expect(isTemporarySin('130692544')).toBe(false);
  });
  it('finds every mistyped digit', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const digits = [...'130692544'].map(Number);
        digits[place] = ((digits[place] ?? 0) + shift) % 10;
        return !passesLuhn(digits.join(''));
      }),
    );
  });
});

describe('business and producer identifiers', () => {
  it('takes an EIN with an assigned prefix (R-VAL-05)', () => {
    expect(parseEin('12-3456789')).toBe('123456789');
    for (const text of ['00-1234567', '07-1234567', '97-1234567', '49-1234567', '12-345678']) {
      expect(parseEin(text)).toBeUndefined();
    }
  });
  it('drops the program suffix of a business number (R-VAL-06)', () => {
    expect(parseBusinessNumber('123456782')).toBe('123456782');
    expect(parseBusinessNumber('12345 6782 RC0001')).toBe('123456782');
    expect(parseBusinessNumber('123456782rt0001')).toBe('123456782');
    for (const text of ['123456783', '123456782XX0001', '123456782RC01'])
      expect(parseBusinessNumber(text)).toBeUndefined();
  });
  it('takes an NPN of 1 to 10 digits without leading zero (R-VAL-07)', () => {
    for (const text of ['1', '8123456', '1234567890']) expect(parseNpn(text)).toBe(text);
    for (const text of ['', '0123', '12345678901', '12a']) expect(parseNpn(text)).toBeUndefined();
  });
  it('upper-cases a writing number (R-VAL-08)', () => {
    expect(parseWritingNumber(' ab-123 ')).toBe('AB-123');
    for (const text of ['ab', 'a'.repeat(21), 'ab_1', 'ab 1'])
      expect(parseWritingNumber(text)).toBeUndefined();
  });
});
