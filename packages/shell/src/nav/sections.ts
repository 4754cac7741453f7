import {
  IconBriefcase,
  IconCalendarEvent,
  IconCash,
  IconChartBar,
  IconHelpCircle,
  IconHome,
  IconShieldCheck,
  IconUsers,
  IconUsersGroup,
} from '../icons.ts';
import type { Section } from './section.ts';

/** The portal's main navigation in the specification's order (SPEC §2). */
export const PORTAL_SECTIONS: readonly Section[] = [
  { id: 'dashboard', label: 'Dashboard', icon: IconHome, to: '/dashboard', always: true },
  {
    id: 'business',
    label: 'Business',
    icon: IconBriefcase,
    to: '/business',
    most: ['/business/clients', '/business/prospects'],
  },
  { id: 'team', label: 'Team', icon: IconUsersGroup, to: '/team' },
  { id: 'associates', label: 'Associates', icon: IconUsers, to: '/associates' },
  { id: 'reports', label: 'Reports', icon: IconChartBar, to: '/reports', always: true },
  { id: 'payments', label: 'Payments', icon: IconCash, to: '/payments' },
  { id: 'events', label: 'Events', icon: IconCalendarEvent, to: '/events', always: true },
  { id: 'help', label: 'Help & Resources', icon: IconHelpCircle, to: '/help', always: true },
];

/** The admin app's (domain.md 2.36). */
export const ADMIN_SECTIONS: readonly Section[] = [
  { id: 'dashboard', label: 'Dashboard', icon: IconHome, to: '/dashboard', always: true },
  { id: 'associates', label: 'Associates', icon: IconUsers, to: '/associates' },
  { id: 'business', label: 'Business', icon: IconBriefcase, to: '/business' },
  { id: 'payments', label: 'Payments', icon: IconCash, to: '/payments' },
  { id: 'reports', label: 'Reports', icon: IconChartBar, to: '/reports', always: true },
  { id: 'audit', label: 'Audit', icon: IconShieldCheck, to: '/audit' },
];
