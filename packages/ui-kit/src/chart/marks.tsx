import type { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import type { ChartSeries } from './chart-data.ts';
import { SeriesPattern, seriesColor, seriesDash } from './series-look.tsx';

type ScaleBand = ReturnType<typeof scaleBand<number>>;
type ScaleLinear = ReturnType<typeof scaleLinear<number>>;

interface LinesProps {
  readonly series: readonly ChartSeries[];
  readonly center: (index: number) => number;
  readonly y: ScaleLinear;
  readonly at: number | undefined;
}

/** One line a series, broken where a value is missing. */
export function Lines({ series, center, y, at }: LinesProps) {
  return series.map(({ name, values }, index) => {
    const value = at === undefined ? null : (values[at] ?? null);
    return (
      <g key={name}>
        <LinePath<number | null>
          data={[...values]}
          defined={(each) => each !== null}
          x={(_, position) => center(position)}
          y={(each) => y(each ?? 0)}
          stroke={seriesColor(index)}
          strokeWidth={2}
          strokeLinejoin="round"
          {...(seriesDash(index) ? { strokeDasharray: seriesDash(index) } : {})}
        />
        {at !== undefined && value !== null && (
          <circle
            cx={center(at)}
            cy={y(value)}
            r={4}
            fill={seriesColor(index)}
            stroke="var(--up-color-surface)"
            strokeWidth={2}
          />
        )}
      </g>
    );
  });
}

interface BarsProps {
  readonly series: readonly ChartSeries[];
  readonly id: string;
  readonly x: ScaleBand;
  readonly y: ScaleLinear;
}

/** Bars side by side, from the zero line. */
export function Bars({ series, id, x, y }: BarsProps) {
  const width = x.bandwidth() / Math.max(1, series.length);
  return (
    <>
      <defs>
        {series.map(({ name }, index) => (
          <SeriesPattern key={name} id={`${id}-${index}`} index={index} />
        ))}
      </defs>
      {series.map(({ name, values }, index) => (
        <g key={name}>
          {values.map((value, position) =>
            value === null ? null : (
              <Bar
                key={position}
                x={(x(position) ?? 0) + index * width}
                y={Math.min(y(0), y(value))}
                width={Math.max(1, width - 1)}
                height={Math.abs(y(value) - y(0))}
                fill={`url(#${id}-${index})`}
              />
            ),
          )}
        </g>
      ))}
    </>
  );
}
