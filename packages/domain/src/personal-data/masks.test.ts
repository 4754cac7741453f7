import { describe, expect, it } from 'vitest';
import {
  maskAccount,
  maskEin,
  maskLastFour,
  maskPhone,
  maskSin,
  maskSsn,
  maskTaxIdentifier,
} from './masks.ts';

describe('masks (domain.md 0.2)', () => {
  it('show no more than the last digits', () => {
    expect(maskSsn('123456789')).toBe('***-**-6789');
    expect(maskSsn('6789')).toBe('***-**-6789');
    expect(maskSin('286')).toBe('*** *** 286');
    expect(maskTaxIdentifier('Canada', '130692544')).toBe('*** *** 544');
    expect(maskTaxIdentifier('USA', '123456789')).toBe('***-**-6789');
    expect(maskAccount('000123456789')).toBe('••••6789');
    expect(maskEin('123456789')).toBe('12-*****89');
    expect(maskPhone('2125550142')).toBe('(•••) •••-0142');
    expect(maskLastFour('AB-9912')).toBe('••••9912');
  });
});
