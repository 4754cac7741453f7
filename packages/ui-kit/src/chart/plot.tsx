import { useElementSize } from '@mantine/hooks';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { type PointerEvent, useId, useState } from 'react';
import { usePrivacy } from '../provider/context.ts';
import classes from './chart.module.css';
import { type ChartData, pointText, rangeOf } from './chart-data.ts';
import { Bars, EndLabel, Lines } from './marks.tsx';
import { SeriesSample } from './series-look.tsx';

export interface PlotProps {
  readonly title: string;
  readonly kind: 'line' | 'bar';
  readonly data: ChartData;
  readonly height: number;
  /** A label was chosen by pointer or Enter: open what it is made of. */
  readonly onPick?: ((at: number) => void) | undefined;
}

const MARGIN = { top: 8, right: 8, bottom: 28, left: 56 };
/** Names under bars break into lines; more labels than these are dates and fit, or are left out. */
const NAMED = 8;
const LETTER = 7;
const NAME_LINES = 3;
const LINE = 14;

/**
 * Lines or bars. The arrow keys walk from label to label and say its values; a slider does it, because browsers and screen
 * readers know one.
 */
export function Plot({ title, kind, data, height, onPick }: PlotProps) {
  const { ref, width } = useElementSize();
  const [at, setAt] = useState<number>();
  const privacy = usePrivacy();
  const id = useId().replace(/\W/g, '');
  const { labels, series, format, tick = format, privateLabels = false } = data;
  const across = Math.max(0, width - MARGIN.left - MARGIN.right);
  const step = across / Math.max(1, labels.length);
  const breaks = labels.length <= NAMED && labels.some((label) => label.length * LETTER > step);
  const inner = {
    width: across,
    height: height - MARGIN.top - MARGIN.bottom - (breaks ? (NAME_LINES - 1) * LINE : 0),
  };
  const x = scaleBand<number>({
    domain: labels.map((_, index) => index),
    range: [0, inner.width],
    padding: 0.25,
  });
  const y = scaleLinear<number>({ domain: rangeOf(series), range: [inner.height, 0], nice: true });
  const center = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const every = Math.max(1, Math.ceil(labels.length / Math.max(1, Math.floor(inner.width / 64))));
  const hideLabels = privacy && privateLabels;
  const said = at === undefined ? '' : privacy ? 'Hidden' : pointText(data, at);
  const nearest = (event: PointerEvent<SVGSVGElement>) => {
    const offset = event.clientX - event.currentTarget.getBoundingClientRect().left - MARGIN.left;
    return Math.min(
      labels.length - 1,
      Math.max(0, Math.floor((offset / Math.max(1, inner.width)) * labels.length)),
    );
  };
  const axis = { stroke: 'var(--up-color-border)', tickStroke: 'none' } as const;
  const words = { fill: 'var(--up-color-text-muted)', fontSize: 12, fontFamily: 'var(--up-font)' } as const;
  return (
    <div>
      <div ref={ref} className={classes.canvas} style={{ height }}>
        {width > 0 && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the slider below has the keys, Enter among them
          <svg
            width={width}
            height={height}
            role="img"
            aria-label={`${title}, ${kind === 'line' ? 'line' : 'bar'} chart. The table shows the same values.`}
            onPointerMove={(event) => setAt(nearest(event))}
            onPointerLeave={() => setAt(undefined)}
            onClick={() => at !== undefined && onPick?.(at)}
            className={onPick ? classes.pickable : undefined}
          >
            <Group left={MARGIN.left} top={MARGIN.top}>
              {y.ticks(4).map((value) => (
                <line
                  key={value}
                  x2={inner.width}
                  y1={y(value)}
                  y2={y(value)}
                  stroke="var(--up-color-chart-grid)"
                />
              ))}
              {at !== undefined && (
                <rect
                  x={x(at)}
                  width={x.bandwidth()}
                  height={inner.height}
                  fill="var(--up-color-text)"
                  opacity={0.06}
                />
              )}
              {kind === 'line' ? (
                <>
                  <Lines series={series} center={center} y={y} at={at} />
                  {series.some(({ isQuiet }) => isQuiet) && (
                    <EndLabel
                      series={series}
                      center={center}
                      y={y}
                      width={inner.width}
                      text={(value) => (privacy ? '•••' : format(value))}
                    />
                  )}
                </>
              ) : (
                <Bars series={series} id={id} x={x} y={y} />
              )}
              <AxisLeft
                scale={y}
                numTicks={4}
                {...axis}
                hideAxisLine
                tickFormat={(value) => (privacy ? '•••' : tick(Number(value)))}
                tickLabelProps={{ ...words, dx: -4, dy: 4, textAnchor: 'end' }}
              />
              <AxisBottom
                scale={x}
                top={inner.height}
                {...axis}
                tickValues={labels.map((_, index) => index).filter((index) => index % every === 0)}
                tickFormat={(index) => (hideLabels ? '•••' : (labels[Number(index)] ?? ''))}
                tickLabelProps={{
                  ...words,
                  dy: breaks ? -4 : 4,
                  textAnchor: 'middle',
                  ...(breaks ? { width: step * every - 8, verticalAnchor: 'start', lineHeight: LINE } : {}),
                }}
              />
            </Group>
          </svg>
        )}
        <input
          className={classes.walker}
          type="range"
          min={0}
          max={Math.max(0, labels.length - 1)}
          value={at ?? 0}
          aria-label={`Values of ${title}`}
          aria-valuetext={privacy ? 'Hidden' : pointText(data, at ?? 0)}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
          onFocus={() => setAt((before) => before ?? 0)}
          onBlur={() => setAt(undefined)}
          onKeyDown={(event) => event.key === 'Enter' && at !== undefined && onPick?.(at)}
        />
      </div>
      <p className={classes.said} aria-hidden>
        {said || '\u00A0'}
      </p>
      {series.length > 1 && (
        <ul className={classes.legend}>
          {series.map(({ name, isQuiet = false }, index) => (
            <li key={name}>
              <SeriesSample id={`${id}-legend-${index}`} index={index} kind={kind} isQuiet={isQuiet} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
