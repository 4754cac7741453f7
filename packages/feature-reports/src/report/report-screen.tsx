import { formatDate } from '@upline/domain';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import type { ReactNode } from 'react';
import classes from './report.module.css';
import { ReportControls } from './report-controls.tsx';
import { daysOf } from './report-days.ts';
import type { Report, ReportSearch } from './report-search.ts';

export interface ReportScreenProps {
  readonly title: string;
  /** What the report is of, where it has no period. */
  readonly about?: ReactNode;
  readonly report: Report;
  readonly search: ReportSearch;
  /** Figures and charts of all rows. */
  readonly charts: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** A report: what it is of, its figures, its charts and the rows they are made of. */
export function ReportScreen({ title, about, report, search, charts, children }: ReportScreenProps) {
  const { from, to } = daysOf(report, search);
  return (
    <>
      <PageHeader
        title={title}
        back={{ to: '/reports' }}
        facts={[report.period && `${formatDate(from)} – ${formatDate(to)}`, about]}
        secondary={<ReportControls asks={report} search={search} />}
      />
      <div className={classes.charts}>{charts}</div>
      {children}
    </>
  );
}
