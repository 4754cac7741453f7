import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, isTollFree, parsePhone, phoneToE164 } from './phone.ts';

describe('phone (R-VAL-11)', () => {
  it('is stored as ten digits however it is written', () => {
    for (const text of ['2125550142', '(212) 555-0142', '1-212-555-0142', '+1 212.555.0142', '12125550142']) {
      expect(parsePhone(text)).toBe('2125550142');
    }
    expect(parsePhone('+1 (416) 555-0123')).toBe('4165550123');
  });
  it('refuses numbers that cannot exist', () => {
    const bad = [
      '1125550142',
      '2915550142',
      '4115550142',
      '2121550142',
      '2129110142',
      '5552120142',
      '9915550142',
    ];
    for (const text of [...bad, '', '212555014', '21255501422', '212555014a', '+44 20 7946 0958']) {
      expect(parsePhone(text)).toBeUndefined();
    }
  });
  it('shows (XXX) XXX-XXXX and grows with typing', () => {
    expect(formatPhone('2125550142')).toBe('(212) 555-0142');
    expect(['2', '212', '2125', '212555', '2125550'].map(formatPhone)).toEqual([
      '2',
      '212',
      '(212) 5',
      '(212) 555',
      '(212) 555-0',
    ]);
  });
  it('tells toll-free numbers, which take no codes', () => {
    expect(isTollFree('8885550142')).toBe(true);
    expect(isTollFree('2125550142')).toBe(false);
  });
  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-8][02-8]\d[2-9][02-9]\d{5}$/), (phone) => {
        fc.pre(parsePhone(phone) !== undefined);
        return parsePhone(formatPhone(phone)) === phone && parsePhone(phoneToE164(phone)) === phone;
      }),
    );
  });
});
