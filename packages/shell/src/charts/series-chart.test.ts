import { describe, expect, it } from 'vitest';
import { comparedWithBefore, daysOfPoint, type Series, seriesChart } from './series-chart.ts';

const series: Series = {
  as_of: '2026-11-21T15:00:00.000Z',
  from: '2026-11-01',
  to: '2026-11-03',
  unit: 'day',
  total_cents: 30_000,
  previous_total_cents: 20_000,
  points: [
    { start: '2026-11-01', cents: 10_000, previous_start: '2026-10-01', previous_cents: 0 },
    { start: '2026-11-02', cents: 0, previous_start: '2026-10-02', previous_cents: 20_000 },
    { start: '2026-11-03', cents: 20_000, previous_start: '2026-10-03', previous_cents: 0 },
    { start: '2026-11-04', cents: null, previous_start: '2026-10-04', previous_cents: 0 },
  ],
};

describe('the chart of BV', () => {
  it('sums up the days of a month, and leaves those to come open', () => {
    expect(seriesChart(series).series).toEqual([
      { name: 'This period', values: [100, 100, 300, null] },
      { name: 'Period before', values: [0, 200, 200, 200], isQuiet: true },
    ]);
  });

  it('keeps weeks and months apart', () => {
    expect(seriesChart({ ...series, unit: 'week' }).series[0]?.values).toEqual([100, 0, 200, null]);
  });

  it('opens what a point is made of: all days up to it where it sums up', () => {
    expect(daysOfPoint(series, 1)).toEqual({ from: '2026-11-01', to: '2026-11-02' });
    expect(daysOfPoint({ ...series, unit: 'week' }, 1)).toEqual({ from: '2026-11-02', to: '2026-11-02' });
    expect(daysOfPoint(series, 3)).toEqual({ from: '2026-11-01', to: '2026-11-03' });
  });

  it('says how it compares', () => {
    expect(comparedWithBefore(series)).toBe('50% more than the period before');
    expect(comparedWithBefore({ ...series, total_cents: 15_000 })).toBe('25% less than the period before');
    expect(comparedWithBefore({ ...series, previous_total_cents: 0 })).toBe('nothing in the period before');
  });
});
