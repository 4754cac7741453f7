/** Colours of the series, re-picked for the dark scheme; a series keeps its place and so its colour. */
export const seriesColor = (index: number): string => `var(--up-color-chart-${(index % 6) + 1})`;

/** Of what the others are compared with. */
export const QUIET_COLOR = 'var(--up-color-neutral)';
export const QUIET_WIDTH = 1.5;

const DASHES = [undefined, '6 3', '2 3', '8 3 2 3', '4 2', '1 2'] as const;

/** Lines differ by their dashes too, so that color is never the only sign (D.6.40). */
export const seriesDash = (index: number): string | undefined => DASHES[index % DASHES.length];

const STROKES = ['', 'M0,6 L6,0', 'M0,3 L6,3', 'M3,0 L3,6', 'M0,0 L6,6', 'M0,6 L6,0 M0,0 L6,6'] as const;

/** Bars differ by their pattern too. */
export function SeriesPattern({ id, index }: { readonly id: string; readonly index: number }) {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse">
      <rect width={6} height={6} fill={seriesColor(index)} />
      <path
        d={STROKES[index % STROKES.length]}
        stroke="var(--up-color-surface)"
        strokeWidth={1.25}
        fill="none"
      />
    </pattern>
  );
}

/** The sample of a series in the legend. */
export function SeriesSample({
  id,
  index,
  kind,
  isQuiet,
}: {
  readonly id: string;
  readonly index: number;
  readonly kind: 'line' | 'bar';
  readonly isQuiet: boolean;
}) {
  return (
    <svg width={20} height={12} aria-hidden>
      {kind === 'line' ? (
        <line
          x1={0}
          x2={20}
          y1={6}
          y2={6}
          stroke={isQuiet ? QUIET_COLOR : seriesColor(index)}
          strokeWidth={isQuiet ? QUIET_WIDTH : 2}
          strokeDasharray={isQuiet ? undefined : seriesDash(index)}
        />
      ) : isQuiet ? (
        <rect width={20} height={12} rx={2} fill={QUIET_COLOR} opacity={0.55} />
      ) : (
        <>
          <SeriesPattern id={id} index={index} />
          <rect width={20} height={12} rx={2} fill={`url(#${id})`} />
        </>
      )}
    </svg>
  );
}
