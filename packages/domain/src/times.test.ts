import { describe, expect, it } from 'vitest';
import { formatTime, parseTimeEntry } from './times.ts';

describe('times of day', () => {
  it('are shown with twelve hours', () => {
    expect(['00:05', '09:30', '12:00', '18:00'].map(formatTime)).toEqual([
      '12:05 AM',
      '9:30 AM',
      '12:00 PM',
      '6:00 PM',
    ]);
  });

  it('are read as people type them, and not where morning and evening are both possible', () => {
    for (const text of ['6 pm', '6PM', '6:00 p.m.', '18:00', '6.00 PM', ' 6p '])
      expect(parseTimeEntry(text), text).toBe('18:00');
    expect(parseTimeEntry('12 am')).toBe('00:00');
    expect(parseTimeEntry('9:05')).toBe('09:05');
    for (const text of ['6', '13 pm', '0 am', '24:00', '6:60 PM', 'noon', ''])
      expect(parseTimeEntry(text), text).toBeUndefined();
  });
});
