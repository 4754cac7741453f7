import type { scaleBand, scaleLinear } from '@visx/scale';
import { AreaClosed, Bar, LinePath } from '@visx/shape';
import { type ChartSeries, lineEnd } from './chart-data.ts';
import { QUIET_COLOR, QUIET_WIDTH, SeriesPattern, seriesColor, seriesDash } from './series-look.tsx';

type ScaleBand = ReturnType<typeof scaleBand<number>>;
type ScaleLinear = ReturnType<typeof scaleLinear<number>>;

interface LinesProps {
  readonly series: readonly ChartSeries[];
  readonly center: (index: number) => number;
  readonly y: ScaleLinear;
  readonly at: number | undefined;
}

/** One line a series, broken where a value is missing. A single line that is compared with a quiet one has its area filled. */
export function Lines({ series, center, y, at }: LinesProps) {
  const isCompared = series.length === 2 && series.filter(({ isQuiet }) => isQuiet).length === 1;
  // What is compared with is behind.
  const drawn = series.map((each, index) => ({ ...each, index })).sort(quietFirst);
  return drawn.map(({ name, values, isQuiet, index }) => {
    const value = at === undefined ? null : (values[at] ?? null);
    const color = isQuiet ? QUIET_COLOR : seriesColor(index);
    const dash = isQuiet ? undefined : seriesDash(index);
    const course = {
      data: [...values],
      defined: (each: number | null) => each !== null,
      x: (_: number | null, position: number) => center(position),
      y: (each: number | null) => y(each ?? 0),
    };
    return (
      <g key={name}>
        {isCompared && !isQuiet && (
          <AreaClosed<number | null> {...course} yScale={y} fill={color} fillOpacity={0.08} stroke="none" />
        )}
        <LinePath<number | null>
          {...course}
          stroke={color}
          strokeWidth={isQuiet ? QUIET_WIDTH : 2}
          strokeLinejoin="round"
          {...(dash ? { strokeDasharray: dash } : {})}
        />
        {at !== undefined && value !== null && (
          <circle
            cx={center(at)}
            cy={y(value)}
            r={4}
            fill={color}
            stroke="var(--up-color-surface)"
            strokeWidth={2}
          />
        )}
      </g>
    );
  });
}

const quietFirst = (a: Pick<ChartSeries, 'isQuiet'>, b: Pick<ChartSeries, 'isQuiet'>) =>
  Number(b.isQuiet ?? false) - Number(a.isQuiet ?? false);

interface EndLabelProps extends Omit<LinesProps, 'at'> {
  /** Width of the drawing. */
  readonly width: number;
  readonly text: (value: number) => string;
}

/** The figure at the end of a line, on the side that has the room. */
export function EndLabel({ series, center, y, width, text }: EndLabelProps) {
  const end = lineEnd(series);
  if (!end) return null;
  const x = center(end.at);
  const isLeft = x > width / 2;
  return (
    <g>
      <circle cx={x} cy={y(end.value)} r={3} fill={seriesColor(0)} />
      <text
        x={x + (isLeft ? -6 : 6)}
        y={Math.max(10, y(end.value) - 8)}
        textAnchor={isLeft ? 'end' : 'start'}
        fontSize={12}
        fontWeight={600}
        fontFamily="var(--up-font)"
        fill="var(--up-color-text)"
        stroke="var(--up-color-surface)"
        strokeWidth={3}
        paintOrder="stroke"
      >
        {text(end.value)}
      </text>
    </g>
  );
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
      {series.map(({ name, values, isQuiet }, index) => (
        <g key={name} opacity={isQuiet ? 0.55 : 1}>
          {values.map((value, position) =>
            value === null ? null : (
              <Bar
                key={position}
                x={(x(position) ?? 0) + index * width}
                y={Math.min(y(0), y(value))}
                width={Math.max(1, width - 1)}
                height={Math.abs(y(value) - y(0))}
                fill={isQuiet ? QUIET_COLOR : `url(#${id}-${index})`}
              />
            ),
          )}
        </g>
      ))}
    </>
  );
}
