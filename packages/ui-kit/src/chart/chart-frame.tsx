import { Paper, Skeleton, Text, Title } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { ErrorState } from '../feedback/states.tsx';
import { IconDownload, IconTable } from '../icons/icons.ts';
import { onIntent, preloadable } from '../loading/preloadable.ts';
import { ActionMenu } from '../menu/action-menu.tsx';
import { usePrivacy } from '../provider/context.ts';
import classes from './chart.module.css';
import { type ChartData, chartCsv } from './chart-data.ts';
import { ChartRows } from './chart-rows.tsx';
import { saveCsv, savePng } from './save-file.ts';
import { useInView } from './use-in-view.ts';

const ChartTable = preloadable(() => import('./chart-table.tsx').then((chunk) => chunk.ChartTable));
const Plot = lazy(() => import('./plot.tsx').then((module) => ({ default: module.Plot })));

export interface ChartFrameProps {
  readonly title: string;
  /** `USD`, `Policies` */
  readonly unit: string;
  /** `January – November 2026` */
  readonly period: string;
  /** What it is compared with: `against the same months of 2025`. */
  readonly comparison?: string;
  /** How the figure is made, in a sentence or two. */
  readonly definition?: string;
  /** `rows`: a bar a label, lying, with its value at the end; for names. */
  readonly kind: 'line' | 'bar' | 'rows';
  /** Undefined while loading. */
  readonly data?: ChartData | undefined;
  /** What table and files show where they say more than the picture; the labels are the same. */
  readonly details?: ChartData | undefined;
  /** One quiet line below the title, e.g. of when the figures are. */
  readonly note?: ReactNode;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** px of the picture; the same in every state, so that nothing jumps. */
  readonly height?: number;
  /** Opens what a label is made of. */
  readonly onPick?: (at: number) => void;
}

/**
 * A chart with everything around it: title, unit, period, the table of the same values, PNG and CSV. The drawing code is
 * loaded when the card comes near the screen.
 */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    unit,
    period,
    comparison,
    definition,
    kind,
    data,
    details = data,
    note,
    error,
    onRetry,
    height = 240,
    onPick,
  } = props;
  const id = useId();
  const [ref, seen] = useInView<HTMLElement>();
  const drawing = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const privacy = usePrivacy();
  const empty = data?.series.every(({ values }) => values.every((value) => value === null)) ?? false;
  const waiting = <Skeleton h={height} />;
  return (
    <Paper
      component="figure"
      ref={ref}
      withBorder
      p="md"
      className={classes.frame}
      aria-labelledby={id}
      aria-busy={!data && !error ? true : undefined}
    >
      <figcaption className={classes.head}>
        <div className={classes.words}>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          <Text size="xs" c="dimmed">
            {unit} · {period}
            {comparison && ` · ${comparison}`}
          </Text>
          {note}
        </div>
        {data && details && !empty && (
          <div className={classes.tools}>
            <IconButton
              label={asTable ? `View ${title} as chart` : `View ${title} as table`}
              aria-pressed={asTable}
              {...onIntent(ChartTable)}
              onClick={() => setAsTable(!asTable)}
            >
              <IconTable size={16} stroke={1.75} />
            </IconButton>
            <ActionMenu
              label={`Download ${title}`}
              actions={[
                // Rows are text with a line below: there is no picture of them.
                ...(kind === 'rows'
                  ? []
                  : [
                      {
                        key: 'png',
                        label: 'Download PNG',
                        disabled: asTable,
                        onClick: () => void (drawing.current && savePng(title, drawing.current)),
                      },
                    ]),
                {
                  key: 'csv',
                  label: 'Download CSV',
                  disabled: privacy,
                  onClick: () => saveCsv(title, chartCsv(details)),
                },
              ]}
            >
              <IconDownload size={16} stroke={1.75} />
            </ActionMenu>
          </div>
        )}
      </figcaption>
      {error ? (
        <div className={classes.state} style={{ minHeight: height }}>
          <ErrorState error={error} {...(onRetry ? { onRetry } : {})} />
        </div>
      ) : !data ? (
        waiting
      ) : empty ? (
        <p className={classes.state} style={{ minHeight: height }}>
          Nothing in this period.
        </p>
      ) : asTable ? (
        <Suspense>
          <ChartTable title={title} data={details ?? data} />
        </Suspense>
      ) : kind === 'rows' ? (
        <ChartRows data={data} height={height} onPick={onPick} />
      ) : (
        <div ref={drawing} className={classes.drawing}>
          {seen ? (
            <Suspense fallback={waiting}>
              <Plot title={title} kind={kind} data={data} height={height} onPick={onPick} />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
      )}
      {definition && (
        <details className={classes.definition}>
          <summary>How this is counted</summary>
          {definition}
        </details>
      )}
    </Paper>
  );
}
