import {
  IconBriefcase,
  IconCalendarEvent,
  IconCash,
  IconChartBar,
  IconHelpCircle,
  IconHome,
  IconUsers,
  IconUsersGroup,
  IconVideo,
} from '../icons.ts';
import type { Section } from './section.ts';

/** The portal's main navigation in the specification's order (SPEC §2). */
export const PORTAL_SECTIONS: readonly Section[] = [
  { id: 'dashboard', label: 'Dashboard', icon: IconHome, to: '/dashboard', jump: 'D', always: true },
  {
    id: 'business',
    label: 'Business',
    icon: IconBriefcase,
    to: '/business',
    jump: 'B',
    most: ['/business/clients', '/business/prospects'],
  },
  { id: 'team', label: 'Team', icon: IconUsersGroup, to: '/team', jump: 'T' },
  { id: 'associates', label: 'Associates', icon: IconUsers, to: '/associates', jump: 'A' },
  { id: 'reports', label: 'Reports', icon: IconChartBar, to: '/reports', jump: 'R', always: true },
  { id: 'payments', label: 'Payments', icon: IconCash, to: '/payments', jump: 'P' },
  { id: 'events', label: 'Events', icon: IconCalendarEvent, to: '/events', jump: 'E', always: true },
  // Before Help, whose sidebar leads to it: of two areas with the same page the first one is shown.
  { id: 'video-drop', label: 'Virtual Video Drop', icon: IconVideo, to: '/virtual-video-drop', aside: true },
  { id: 'help', label: 'Help & Resources', icon: IconHelpCircle, to: '/help', jump: 'H', always: true },
];
