import { describe, expect, it } from 'vitest';
import {
  isPoBox,
  parseCanadianPostalCode,
  parseZip,
  postalCodeFitsProvince,
  postalCodeProblem,
} from './postal.ts';

describe('ZIP (R-VAL-09)', () => {
  it('is five digits, or nine with a hyphen', () => {
    expect(parseZip(' 10001 ')).toBe('10001');
    expect(parseZip('10001-0001')).toBe('10001-0001');
    expect(parseZip('100010001')).toBe('10001-0001');
    for (const text of ['00000', '1000', '100011', '1000a', '10001-', ''])
      expect(parseZip(text)).toBeUndefined();
  });
});

describe('Canadian postal code (R-VAL-10)', () => {
  it('is upper-cased with one space', () => {
    expect(parseCanadianPostalCode('k1a0b1')).toBe('K1A 0B1');
    expect(parseCanadianPostalCode(' K1A  0B1 ')).toBe('K1A 0B1');
  });
  it('never has D, F, I, O, Q, U, nor W or Z first', () => {
    for (const text of ['D1A1A1', 'W1A1A1', 'Z1A1A1', 'K1D1A1', 'K1A1O1', 'K1A0B', 'KKA0B1']) {
      expect(parseCanadianPostalCode(text)).toBeUndefined();
    }
  });
  it('belongs to the province of its first letter', () => {
    for (const [code, province] of [
      ['K1A 0B1', 'ON'],
      ['V6B 1A1', 'BC'],
      ['H2Y 1C6', 'QC'],
      ['X0A 0H0', 'NU'],
    ] as const) {
      expect(postalCodeFitsProvince(code, province)).toBe(true);
    }
    expect(postalCodeFitsProvince('V6B 1A1', 'ON')).toBe(false);
  });
  it('says in words what is wrong', () => {
    expect(postalCodeProblem('Canada', 'ON', 'V6B 1A1')).toBe('Postal Code does not match the province');
    expect(postalCodeProblem('Canada', 'ON', 'D1A 1A1')).toBe('Postal Code is not valid');
    expect(postalCodeProblem('USA', 'TX', '00000')).toBe('Postal Code is not valid');
    expect(postalCodeProblem('Canada', 'ON', 'k1a0b1')).toBeUndefined();
    expect(postalCodeProblem('USA', 'TX', '75001')).toBeUndefined();
  });
});

describe('post office boxes (domain.md 2.2)', () => {
  it('are told from streets', () => {
    for (const line of ['PO Box 12', 'P.O. Box 12', 'p o box 7', 'Post Office Box 9', 'POB 12', 'Box 44']) {
      expect(isPoBox(line)).toBe(true);
    }
    for (const line of ['12 Box Elder Road', '7 Polk Street', '1 Boxwood Lane'])
      expect(isPoBox(line)).toBe(false);
  });
});
