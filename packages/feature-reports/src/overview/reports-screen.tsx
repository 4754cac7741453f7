import { IconActivity, IconArrowBackUp, IconCash, IconDownload, IconTicket } from '@tabler/icons-react';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import classes from './overview.module.css';
import { type ReportCard, ReportCards } from './report-cards.tsx';

const REPORTS: readonly ReportCard[] = [
  {
    title: 'Activity',
    about: 'Recruits, licenses, policies and BV of yourself or each person of a team.',
    icon: IconActivity,
    to: { to: '/reports/activity' },
    needs: 'listActivityReport',
  },
  {
    title: 'Cashflow',
    about: 'What you were paid, month by month, and what was withheld or charged back.',
    icon: IconCash,
    to: { to: '/reports/cashflow' },
    needs: 'listCashflowReport',
  },
  {
    title: 'Chargeback balance',
    about: 'What is owed back, for how long, and what it will be in 90 days.',
    icon: IconArrowBackUp,
    to: { to: '/reports/chargeback-balance' },
    needs: 'listChargebackBalanceReport',
  },
  {
    title: 'Event tickets',
    about: 'Who comes to which event and who came: yourself, your guests and your team.',
    icon: IconTicket,
    to: { to: '/reports/event-tickets' },
    needs: 'listEventTicketsReport',
  },
  {
    title: 'My exports',
    about: 'Files you asked for: their state, and the download for 24 hours.',
    icon: IconDownload,
    to: { to: '/reports/exports' },
    needs: 'listExports',
  },
];

/** `reports`: the way to each report (SPEC, Reports). */
export function ReportsScreen() {
  return (
    <div className={classes.page}>
      <PageHeader title="Reports" />
      <ReportCards label="Reports" cards={REPORTS} />
    </div>
  );
}
