import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { markupOf, renderKit } from '../testing/render.tsx';
import { type ChartData, chartCsv, lineEnd, pointText, rangeOf } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';

const data: ChartData = {
  heading: 'Month',
  labels: ['Jan', 'Feb'],
  series: [
    { name: 'Submitted', values: [120, 1300] },
    { name: '=Issued, net', values: [90, null] },
  ],
  format: (value) => `$${value}`,
};

describe('ChartFrame (D.6)', () => {
  it('tells title, unit and period and shows the same values as a table (X-13)', async () => {
    const { user } = renderKit(
      <ChartFrame title="BV by month" unit="USD" period="2026" kind="bar" data={data} />,
    );
    expect(screen.getByRole('figure', { name: 'BV by month' })).toHaveTextContent('USD · 2026');
    await user.click(screen.getByRole('button', { name: 'View BV by month as table' }));
    expect(await screen.findByRole('row', { name: 'Feb $1300 —' })).toBeVisible();
  });

  it('keeps the values out of the document while privacy is on (S-70)', async () => {
    const { user, container } = renderKit(
      <ChartFrame
        title="BV by month"
        unit="USD"
        period="2026"
        kind="bar"
        data={{ ...data, privateLabels: true }}
      />,
      { privacy: true },
    );
    await user.click(screen.getByRole('button', { name: 'View BV by month as table' }));
    await screen.findByRole('table');
    expect(markupOf(container)).not.toMatch(/120|1300|90|Jan|Feb/);
  });

  it('draws names as rows, each with its value and share, that open what they are made of', async () => {
    const picked: number[] = [];
    const { user } = renderKit(
      <ChartFrame
        title="Top"
        unit="USD"
        period="2026"
        kind="rows"
        data={{ ...data, notes: ['8.45%', '91.55%'] }}
        onPick={(at) => picked.push(at)}
      />,
    );
    await user.click(screen.getByRole('button', { name: /^Feb.*\$1300.*91\.55%$/ }));
    expect(picked).toEqual([1]);
  });

  it('measures rows against the whole where there is one', () => {
    const { container } = renderKit(
      <ChartFrame
        title="In force"
        unit="Percent"
        period="2026"
        kind="rows"
        data={{ ...data, series: [{ name: 'In force', values: [93, 50] }], whole: 100 }}
      />,
    );
    const widths = [...container.querySelectorAll<HTMLElement>('li [style]')].map(({ style }) => style.width);
    expect(widths).toEqual(['93%', '50%']);
  });

  it('says that a period is empty, and fails alone with another try', () => {
    const none = { ...data, series: [{ name: 'Submitted', values: [null, null] }] };
    renderKit(<ChartFrame title="A" unit="USD" period="2026" kind="line" data={none} />);
    expect(screen.getByText('Nothing in this period.')).toBeVisible();
    const error = { statusCode: 500, message: 'Internal server error', requestId: 'r-4' };
    renderKit(
      <ChartFrame title="B" unit="USD" period="2026" kind="line" error={error} onRetry={() => undefined} />,
    );
    expect(screen.getByText('r-4')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('The values of a chart', () => {
  it('leave as CSV with neutralised formulas (D.1.7)', () => {
    expect(chartCsv(data)).toBe('\uFEFFMonth,Submitted,"\'=Issued, net"\r\nJan,120,90\r\nFeb,1300,\r\n');
  });

  it('always stand on a zero line', () => {
    expect(rangeOf(data.series)).toEqual([0, 1300]);
    expect(rangeOf([{ name: 'a', values: [-5, -2] }])).toEqual([-5, 0]);
    expect(rangeOf([])).toEqual([0, 1]);
  });

  it('are read aloud label by label', () => {
    expect(pointText(data, 1)).toBe('Feb: Submitted $1300, =Issued, net no value');
  });

  it('end where the last value of the line is, not that of what it is compared with', () => {
    const before = { name: 'before', values: [1, 2, 3], isQuiet: true };
    expect(lineEnd([before, { name: 'now', values: [5, 7, null] }])).toEqual({ at: 1, value: 7 });
    expect(lineEnd([{ name: 'now', values: [null] }])).toBeUndefined();
  });
});
