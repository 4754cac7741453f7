import {
  IconAdjustmentsHorizontal,
  IconAlertTriangle,
  IconAntenna,
  IconArrowBackUp,
  IconArrowBarUp,
  IconArrowsExchange,
  IconArticle,
  IconBook,
  IconBriefcase,
  IconBuildingBank,
  IconCalendarDollar,
  IconCalendarEvent,
  IconCash,
  IconCertificate,
  IconChartBar,
  IconCreditCard,
  IconEyeCheck,
  IconFileImport,
  IconFileText,
  IconHelpCircle,
  IconHome,
  IconId,
  IconLayoutGrid,
  IconListDetails,
  IconLock,
  IconMail,
  IconReceipt,
  IconSchool,
  IconSend,
  IconSettings,
  IconShieldCheck,
  IconShoppingBag,
  IconTrophy,
  IconUserPlus,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
  IconVideo,
  IconWallet,
  IconWorld,
} from '../icons.ts';
import type { NavModel } from './nav-model.ts';
import type { IconType, NavEntry, Section } from './section.ts';

type Line = readonly [label: string, page: string, icon?: IconType];

interface Menu extends Section {
  /** Lines without a heading, then those under one, in the order of the sidebar. */
  readonly lines: readonly Line[];
  readonly groups?: Readonly<Record<string, readonly Line[]>>;
}

/**
 * The whole navigation of the home office (domain.md 2.36): areas, groups and addresses are decided here, once. A line shows when
 * the admin app has a page at its address and the admin may open it; so a new page takes the address that is here, and
 * nothing else has to be declared. The server writes some of these addresses into notices and mails: they must not change.
 */
const MENUS: readonly Menu[] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    icon: IconHome,
    to: '/dashboard',
    jump: 'D',
    always: true,
    lines: [['Dashboard', '/dashboard']],
    groups: {
      Leaderboards: [
        ['Company', '/dashboard/leaderboard/company', IconTrophy],
        ['Builder', '/dashboard/leaderboard/builder', IconTrophy],
        ['Hawaii', '/dashboard/leaderboard/hawaii', IconTrophy],
        ['Builder Bonus Leaderboard', '/dashboard/leaderboard/builder-bonus', IconTrophy],
      ],
    },
  },
  {
    id: 'associates',
    label: 'Associates',
    icon: IconUsers,
    to: '/associates',
    jump: 'A',
    lines: [
      ['Associates', '/associates'],
      ['Registrations', '/registrations', IconUserPlus],
      ['Approvals', '/approvals', IconShieldCheck],
      ['Level requests', '/level-requests', IconArrowBarUp],
      ['Upline changes', '/upline-changes', IconArrowsExchange],
      ['Appointments', '/appointments', IconId],
      ['International appointments', '/international-appointments', IconWorld],
      ['Legal documents', '/legal-documents', IconFileText],
      ['Legal texts', '/legal-texts', IconArticle],
      ['Licenses', '/licenses', IconCertificate],
    ],
  },
  {
    id: 'business',
    label: 'Business',
    icon: IconBriefcase,
    to: '/business',
    jump: 'B',
    lines: [
      ['Business', '/business'],
      ['Supervision', '/business/supervision-reviews', IconEyeCheck],
      ['Carrier feeds', '/business/carrier-feeds', IconAntenna],
    ],
  },
  {
    id: 'payments',
    label: 'Payments',
    icon: IconCash,
    to: '/payments',
    jump: 'P',
    lines: [
      ['Provider payments', '/provider-payments', IconFileImport],
      ['Compensation', '/compensations', IconReceipt],
      ['Adjustments', '/adjustments', IconAdjustmentsHorizontal],
      ['Chargebacks', '/chargebacks', IconArrowBackUp],
      ['Roll-ups', '/roll-ups', IconArrowBarUp],
      ['Training escrow', '/training-escrows', IconLock],
      ['Exchange agreements', '/exchange-agreements', IconArrowsExchange],
    ],
    groups: {
      Payouts: [
        ['Pay runs', '/pay-runs', IconCalendarDollar],
        ['Payouts', '/payouts', IconSend],
        ['Statements', '/statements', IconFileText],
        ['Payout information', '/payout-information', IconWallet],
      ],
      Cards: [
        ['Card payments', '/card-payments', IconCreditCard],
        ['Card events', '/card-events', IconListDetails],
        ['Builder plans', '/builder-plans', IconCalendarDollar],
      ],
      Books: [
        ['Ledger', '/ledger', IconBook],
        ['Journals', '/ledger/journals', IconListDetails],
      ],
    },
  },
  {
    id: 'catalogue',
    label: 'Catalogue',
    icon: IconBuildingBank,
    to: '/catalogue',
    jump: 'C',
    lines: [
      ['Product Providers', '/catalogue/providers'],
      ['Products', '/catalogue/products', IconBriefcase],
      ['Compensation Schedules', '/catalogue/schedules', IconListDetails],
    ],
    groups: {
      Programs: [
        ['Programs', '/programs', IconLayoutGrid],
        ['Levels', '/programs/levels', IconArrowBarUp],
        ['Contests', '/programs/contests', IconTrophy],
        ['Scholarships', '/programs/scholarships', IconSchool],
        ['Builder bonus', '/programs/builder-bonus', IconCash],
        ['Equity shares', '/programs/equity', IconChartBar],
        ['Named teams', '/programs/named-teams', IconUsersGroup],
      ],
    },
  },
  {
    id: 'content',
    label: 'Content',
    icon: IconArticle,
    to: '/content',
    jump: 'N',
    lines: [
      ['Help', '/content/help', IconHelpCircle],
      ['Pages', '/content/pages', IconFileText],
      ['Announcements', '/content/announcements', IconSend],
      ['Videos', '/content/videos', IconVideo],
      ['eFast Start', '/content/efast-start', IconArrowBarUp],
    ],
  },
  {
    id: 'events',
    label: 'Events',
    icon: IconCalendarEvent,
    to: '/events',
    jump: 'E',
    lines: [['Events', '/events']],
  },
  {
    id: 'store',
    label: 'Store',
    icon: IconShoppingBag,
    to: '/store',
    jump: 'S',
    lines: [
      ['Orders', '/store/orders', IconReceipt],
      ['Products', '/store/products'],
      ['Refunds', '/store/refunds', IconArrowBackUp],
    ],
  },
  {
    id: 'reports',
    label: 'Reports',
    icon: IconChartBar,
    to: '/reports',
    jump: 'R',
    always: true,
    lines: [['Reports', '/reports']],
  },
  {
    id: 'audit',
    label: 'Audit',
    icon: IconShieldCheck,
    to: '/audit',
    jump: 'U',
    lines: [
      ['Audit', '/audit'],
      ['Accounts viewed', '/audit/accounts-viewed', IconEyeCheck],
    ],
  },
  {
    id: 'settings',
    label: 'Settings',
    icon: IconSettings,
    to: '/settings',
    lines: [
      ['Users and roles', '/settings/users', IconUserShield],
      ['Beta users', '/settings/beta-users', IconUsersGroup],
      ['Conflicts of interest', '/settings/conflicts', IconLock],
    ],
    groups: {
      'Plan data': [
        ['Fees and taxes', '/settings/fees', IconCash],
        ['Levels and thresholds', '/settings/plan-data', IconAdjustmentsHorizontal],
        ['Holidays', '/settings/holidays', IconCalendarEvent],
      ],
      System: [
        ['Message templates', '/settings/templates', IconMail],
        ['Failed work', '/settings/failed-work', IconAlertTriangle],
      ],
    },
  },
];

function entriesOf({ id, icon, lines, groups = {} }: Menu): NavEntry[] {
  const grouped = Object.entries(groups).flatMap(([group, members]) =>
    members.map((line) => ({ group, line })),
  );
  return [...lines.map((line) => ({ group: undefined, line })), ...grouped].map(
    ({ group, line: [label, page, own] }, index) => ({
      section: id,
      label,
      icon: own ?? icon,
      page,
      order: (index + 1) * 10,
      ...(group === undefined ? {} : { group }),
    }),
  );
}

export const OFFICE_NAV: NavModel = {
  sections: MENUS.map(({ lines, groups, ...section }) => section),
  entries: MENUS.flatMap(entriesOf),
};
