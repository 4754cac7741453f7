import { describe, expect, it } from 'vitest';
import {
  institutionName,
  parseCanadianAccount,
  parseInstitutionNumber,
  parseRoutingNumber,
  parseTransitNumber,
  splitElectronicForm,
} from './bank.ts';

describe('US routing number (R-VAL-01)', () => {
  it('takes numbers whose check digit and prefix are right', () => {
    for (const text of ['021000021', '011000015', '122105155', '0210-0002-1']) {
      expect(parseRoutingNumber(text)).toBe(text.replaceAll('-', ''));
    }
  });
  it('refuses wrong check digits, prefixes and lengths', () => {
    const bad = ['021000022', '123456789', '000000000', '12345678', '800000005', '0210000210', ''];
    for (const text of bad) expect(parseRoutingNumber(text)).toBeUndefined();
  });
});

describe('Canadian account (R-VAL-02)', () => {
  it('has 3 digits of institution, 5 of transit, 7 to 12 of account', () => {
    expect(parseInstitutionNumber('003')).toBe('003');
    expect(parseTransitNumber('00012')).toBe('00012');
    expect(parseCanadianAccount('1234567')).toBe('1234567');
    expect(parseInstitutionNumber('03')).toBeUndefined();
    expect(parseTransitNumber('0012')).toBeUndefined();
    expect(parseCanadianAccount('123456')).toBeUndefined();
    expect(parseCanadianAccount('1234567890123')).toBeUndefined();
  });
  it('splits a pasted electronic form', () => {
    expect(splitElectronicForm('000300012')).toEqual({ institution: '003', transit: '00012' });
    expect(splitElectronicForm('100300012')).toBeUndefined();
  });
  it('names known institutions only', () => {
    expect(institutionName('004')).toBe('TD');
    expect(institutionName('999')).toBeUndefined();
  });
});
