import { DEMO_LOGINS } from '../demo-logins.ts';
import type { Person } from '../network.ts';
import type { Random } from '../random.ts';

const HOUR_MS = 3_600_000;

interface Event {
  readonly type: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  readonly hoursAgo: number;
}

const NEW_DEVICE: Event = {
  type: 'new-device',
  title: 'New sign-in to your account',
  body: 'Your account was used from a new device. If this was not you, change your password.',
  link: '/account/password',
  hoursAgo: 76,
};

function eventsOf(owner: Person): Event[] {
  const newest = owner.directs.at(-1);
  return [
    {
      type: 'announcement',
      title: 'Quarterly meeting on Saturday',
      body: 'Doors open at 9:00. Bring a guest.',
      link: null,
      hoursAgo: 5,
    },
    ...(newest
      ? [
          {
            type: 'new-recruit',
            title: `${newest.first_name} ${newest.last_name} joined your team`,
            body: `${newest.first_name} is now in your direct downline. Say hello!`,
            link: null,
            hoursAgo: 30,
          },
        ]
      : []),
    NEW_DEVICE,
    {
      type: 'welcome',
      title: 'Welcome to Upline',
      body: 'Look at your clients first, then invite your team.',
      link: '/business/clients',
      hoursAgo: 24 * 20,
    },
  ];
}

function rowOf(random: Random, code: string, { hoursAgo, ...event }: Event, now: Date) {
  const created = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const isRead = hoursAgo > 48;
  return {
    id: random.uuid(),
    user_code: code,
    ...event,
    status: isRead ? 'Read' : 'Unread',
    created_at: created,
    read_at: isRead ? new Date(created.getTime() + HOUR_MS) : null,
  };
}

/** A handful for everyone who can sign in to the portal, the older half read; one for each administrator. */
export function notificationRows(
  random: Random,
  people: readonly Person[],
  admins: readonly { readonly code: string }[],
  now: Date,
): object[] {
  const logins = new Set(DEMO_LOGINS.map(({ username }) => username));
  return [
    ...people
      .filter(({ key }) => key !== undefined && logins.has(key))
      .flatMap((owner) => eventsOf(owner).map((event) => rowOf(random, owner.code, event, now))),
    ...admins.map(({ code }) => rowOf(random, code, NEW_DEVICE, now)),
  ];
}
