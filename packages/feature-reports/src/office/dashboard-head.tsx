import { SegmentedControl } from '@mantine/core';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { OperationId } from '@upline/api-client';
import { formatDate } from '@upline/domain';
import { useGo } from '@upline/shell';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import type { ReactNode } from 'react';
import classes from '../report/report.module.css';
import { PERIODS } from '../report/report-search.ts';
import { type DashboardSearch, dashboardSearch } from './dashboard-search.ts';

export interface DashboardHeadProps {
  readonly title: string;
  readonly search: DashboardSearch;
  /** Of when and over which days the figures are. */
  readonly figures: { readonly as_of: string; readonly from?: string; readonly to?: string } | undefined;
  /** The operations of its tiles. */
  readonly tiles: readonly OperationId[];
  /** Further controls. */
  readonly children?: ReactNode;
}

/** The head of a company dashboard: days, "as of", period, and newer figures at a click (R-DSH-01). */
export function DashboardHead({ title, search, figures, tiles, children }: DashboardHeadProps) {
  const go = useGo();
  const queryClient = useQueryClient();
  const busy =
    useIsFetching({
      predicate: ({ queryKey, state }) =>
        (tiles as readonly unknown[]).includes(queryKey[0]) && state.data !== undefined,
    }) > 0;
  const refresh = () => {
    for (const id of tiles) void queryClient.invalidateQueries({ queryKey: [id] });
  };
  return (
    <PageHeader
      title={title}
      back={{ to: '/reports' }}
      facts={[
        figures?.from && figures.to && `${formatDate(figures.from)} – ${formatDate(figures.to)}`,
        figures && (
          <span key="as-of">
            As of <DateText value={figures.as_of} relative />
          </span>
        ),
      ]}
      secondary={
        <div className={classes.controls}>
          {children}
          <SegmentedControl
            aria-label="Period"
            value={search.period ?? 'Month'}
            data={[...PERIODS]}
            onChange={(period) =>
              void go({ to: '.', search: dashboardSearch({ ...search, period }), replace: true })
            }
          />
          <Button loading={busy} onClick={refresh}>
            Refresh
          </Button>
        </div>
      }
    />
  );
}
