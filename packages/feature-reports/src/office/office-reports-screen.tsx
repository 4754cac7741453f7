import {
  IconActivity,
  IconArrowBackUp,
  IconBriefcase,
  IconCash,
  IconCertificate,
  IconChartBar,
  IconClipboardCheck,
  IconDownload,
  IconFilter,
  IconHourglass,
  IconShieldCheck,
  IconTicket,
  IconUsers,
} from '@tabler/icons-react';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import classes from '../overview/overview.module.css';
import { type ReportCard, ReportCards } from '../overview/report-cards.tsx';

const GROUPS: Readonly<Record<string, readonly ReportCard[]>> = {
  Dashboards: [
    {
      title: 'Business',
      about: 'Submitted and issued BV, top products and providers of the company.',
      icon: IconBriefcase,
      to: { to: '/reports/business' },
      needs: 'getCompanyBusinessStatistics',
    },
    {
      title: 'Payments',
      about: 'Paid, pending, escrow and debts of the company, cashflow and top earners.',
      icon: IconChartBar,
      to: { to: '/reports/payments' },
      needs: 'getCompanyPaymentsStatistics',
    },
    {
      title: 'Team',
      about: 'Active members, levels, licenses that end soon and new recruits.',
      icon: IconUsers,
      to: { to: '/reports/team' },
      needs: 'getCompanyTeamMembersCount',
    },
  ],
  Business: [
    {
      title: 'Activity',
      about: 'Recruits, licenses, policies and BV of each associate in a period.',
      icon: IconActivity,
      to: { to: '/reports/activity' },
      needs: 'listCompanyActivityReport',
    },
    {
      title: 'Placement',
      about: 'How much of what was submitted is placed, and how long it takes.',
      icon: IconClipboardCheck,
      to: { to: '/reports/placement' },
      needs: 'listCompanyPlacementReport',
    },
    {
      title: 'Persistency',
      about: 'What is still in force 13 and 25 months after issue.',
      icon: IconShieldCheck,
      to: { to: '/reports/persistency' },
      needs: 'listCompanyPersistencyReport',
    },
  ],
  People: [
    {
      title: 'License gaps',
      about: 'Whose life license is missing, over or ends within 60 days.',
      icon: IconCertificate,
      to: { to: '/reports/license-gaps' },
      needs: 'listCompanyLicenseGapsReport',
    },
    {
      title: 'Recruiting funnel',
      about: 'From a prospect to somebody who is licensed and writes.',
      icon: IconFilter,
      to: { to: '/reports/recruiting-funnel' },
      needs: 'listCompanyRecruitingReport',
    },
    {
      title: 'Event tickets',
      about: 'Who comes to which event, who came, and what was paid.',
      icon: IconTicket,
      to: { to: '/reports/event-tickets' },
      needs: 'listCompanyEventTicketsReport',
    },
  ],
  Money: [
    {
      title: 'Cashflow',
      about: 'What was paid, withheld and charged back, month by month.',
      icon: IconCash,
      to: { to: '/reports/cashflow' },
      needs: 'listCompanyCashflowReport',
    },
    {
      title: 'Chargeback balance',
      about: 'Who owes how much, and what it will be in 90 days.',
      icon: IconArrowBackUp,
      to: { to: '/reports/chargeback-balance' },
      needs: 'listCompanyChargebackBalanceReport',
    },
    {
      title: 'Debit aging',
      about: 'How old the debts of associates are.',
      icon: IconHourglass,
      to: { to: '/reports/debit-aging' },
      needs: 'listCompanyDebitAgingReport',
    },
  ],
  Files: [
    {
      title: 'My exports',
      about: 'Files you asked for: their state, and the download for 24 hours.',
      icon: IconDownload,
      to: { to: '/reports/exports' },
      needs: 'listExports',
    },
  ],
};

/** `reports` of the home office (domain.md 2.36). */
export function OfficeReportsScreen() {
  return (
    <div className={classes.page}>
      <PageHeader title="Reports" />
      {Object.entries(GROUPS).map(([name, cards]) => (
        <ReportCards key={name} heading={name} label={name} cards={cards} />
      ))}
    </div>
  );
}
