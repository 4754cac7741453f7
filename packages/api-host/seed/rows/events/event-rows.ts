import { addDays, foldText, momentAt } from '@upline/domain';
import type { Person } from '../../network.ts';
import type { Random } from '../../random.ts';

interface SeedEvent {
  readonly title: string;
  readonly kind: string;
  /** Company days from today. */
  readonly from: number;
  readonly days: number;
  readonly hours: readonly [starts: string, ends: string];
  readonly zone: string;
  readonly venue: string | null;
  readonly address: string | null;
  readonly online: string | null;
  readonly capacity: number | null;
  readonly body: string;
  readonly agenda: string | null;
  readonly speakers: string | null;
  readonly status?: 'Draft' | 'Published';
  /** Of the Associate ticket and of the one for guests; null: none for guests. */
  readonly own: number;
  readonly guest: number | null;
  readonly shirt?: boolean;
  /** How many of the first people have a ticket, ana and her neighbours among them. */
  readonly attend: number;
}

const EVENTS: readonly SeedEvent[] = [
  {
    title: 'Winter Kickoff Convention',
    kind: 'Convention',
    from: 24,
    days: 1,
    hours: ['09:00', '17:00'],
    zone: 'America/Chicago',
    venue: 'Lakeside Convention Center',
    address: '500 Lake Street, Austin, TX 78701',
    online: null,
    capacity: 400,
    body: '<p>Two days of training, recognition and planning for the new year.</p><h2>What to bring</h2><ul><li>Your ticket on the phone or printed</li><li>A notebook</li></ul>',
    agenda:
      '09:00 Doors open\n10:00 Opening and recognition\n12:00 Lunch\n13:30 Workshops by level\n16:00 Goals for the quarter',
    speakers: 'Dev Patel, RMD\nCara Nguyen, Marketing Director',
    own: 0,
    guest: 4_900,
    shirt: true,
    attend: 60,
  },
  {
    title: 'Field Training Saturday',
    kind: 'Training',
    from: 8,
    days: 0,
    hours: ['10:00', '13:00'],
    zone: 'America/New_York',
    venue: 'Upline Office Atlanta',
    address: '80 Peachtree Street, Atlanta, GA 30303',
    online: null,
    capacity: 12,
    body: '<p>Practise the needs analysis with a trainer, case by case.</p>',
    agenda: '10:00 Needs analysis in practice\n11:30 Questions of your own cases',
    speakers: 'Eve Rossi, SMD',
    own: 0,
    guest: null,
    attend: 12,
  },
  {
    title: 'Product Update Webinar',
    kind: 'Webinar',
    from: 3,
    days: 0,
    hours: ['18:00', '19:00'],
    zone: 'America/Los_Angeles',
    venue: null,
    address: null,
    online: 'https://meet.upline.example/product-update',
    capacity: null,
    body: '<p>What changes in indexed universal life, and how to explain it.</p>',
    agenda: null,
    speakers: null,
    own: 0,
    guest: 0,
    attend: 25,
  },
  {
    title: 'Leadership Summit Toronto',
    kind: 'Convention',
    from: 61,
    days: 2,
    hours: ['08:30', '16:00'],
    zone: 'America/Toronto',
    venue: 'Harbourfront Hall',
    address: '25 Queens Quay West, Toronto, ON',
    online: null,
    capacity: 250,
    body: '<p>For builders of both countries: three days with the leaders of the company.</p>',
    agenda: 'Day 1 Building a shop\nDay 2 Coaching\nDay 3 Plans',
    speakers: 'Dev Patel, RMD',
    own: 14_900,
    guest: 9_900,
    shirt: true,
    attend: 0,
  },
  {
    title: 'Business Presentation Meeting',
    kind: 'BPM',
    from: -20,
    days: 0,
    hours: ['19:00', '20:30'],
    zone: 'America/Chicago',
    venue: 'Upline Office Dallas',
    address: '1200 Main Street, Dallas, TX 75202',
    online: null,
    capacity: 80,
    body: '<p>An evening for guests: what we do and for whom.</p>',
    agenda: null,
    speakers: 'Ben Okafor',
    own: 0,
    guest: 0,
    attend: 40,
  },
  {
    title: 'Summer Convention',
    kind: 'Convention',
    from: -130,
    days: 1,
    hours: ['09:00', '17:00'],
    zone: 'America/Denver',
    venue: 'Mile High Halls',
    address: '700 Fourteenth Street, Denver, CO 80202',
    online: null,
    capacity: 500,
    body: '<p>Recognition of the half year, and training for every level.</p>',
    agenda: null,
    speakers: null,
    own: 0,
    guest: 0,
    shirt: true,
    attend: 90,
  },
  {
    title: 'Incentive Trip to Hawaii',
    kind: 'Incentive Trip',
    from: 150,
    days: 4,
    hours: ['12:00', '12:00'],
    zone: 'Pacific/Honolulu',
    venue: 'Ocean View Resort',
    address: '10 Beach Road, Honolulu, HI 96815',
    online: null,
    capacity: 60,
    body: '<p>For those who reach the goals of the contest.</p>',
    agenda: null,
    speakers: null,
    status: 'Draft',
    own: 0,
    guest: 0,
    attend: 0,
  },
];

const SIZES = ['S', 'M', 'L', 'XL'];
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** People of the demo who come first in every list of attendees. */
const FIRST = ['ben', 'cara', 'dev', 'hal'];

/** Events of the demo with tickets of its first people; those of Field Training Saturday are all taken. */
export function eventRows(random: Random, people: readonly Person[], now: Date, today: string) {
  const known = FIRST.map((name) => people.find(({ key }) => key === name)).filter(
    (each) => each !== undefined,
  );
  const ana = people.find(({ key }) => key === 'ana');
  const others = people.slice(30).filter((each) => !known.includes(each) && each !== ana);
  const events: object[] = [];
  const types: object[] = [];
  const tickets: object[] = [];
  for (const seed of EVENTS) {
    const id = random.uuid();
    const starts_on = addDays(today, seed.from);
    const ends_on = addDays(starts_on, seed.days);
    const [starts_time, ends_time] = seed.hours;
    const starts_at = momentAt(starts_on, starts_time, seed.zone);
    const ends_at = momentAt(ends_on, ends_time, seed.zone);
    const opens_on = addDays(starts_on, -150);
    const title_key = foldText(seed.title);
    events.push({
      id,
      title: seed.title,
      title_key,
      slug: title_key.replaceAll(' ', '-'),
      kind: seed.kind,
      starts_on,
      starts_time,
      ends_on,
      ends_time,
      time_zone: seed.zone,
      starts_at,
      ends_at,
      venue: seed.venue,
      address: seed.address,
      online_url: seed.online,
      capacity: seed.capacity,
      audience: 'Everybody',
      registration: 'Open',
      opens_on,
      closes_on: ends_on,
      opens_at: momentAt(opens_on, '00:00', seed.zone),
      closes_at: ends_at,
      body: seed.body,
      agenda: seed.agenda,
      speakers: seed.speakers,
      status: seed.status ?? 'Published',
      created_at: now,
      updated_at: now,
    });
    const kinds = [
      { name: 'Associate', guest_type: 'Associate', usd: seed.own },
      ...(seed.guest === null ? [] : [{ name: 'Guest', guest_type: 'Guest', usd: seed.guest }]),
    ].map(({ usd, ...kind }) => ({
      id: random.uuid(),
      event_id: id,
      ...kind,
      price_usd_cents: usd,
      price_cad_cents: Math.round((usd * 1.35) / 100) * 100,
      quantity: kind.guest_type === 'Guest' ? 100 : (seed.capacity ?? 1_000),
      needs_shirt: seed.shirt ?? false,
      refundable_until: addDays(starts_on, -2),
      created_at: now,
      updated_at: now,
    }));
    types.push(...kinds);
    const isOver = ends_at <= now;
    const who = [...(ana && (seed.kind === 'Webinar' || isOver) ? [ana] : []), ...known, ...others].slice(
      0,
      seed.attend,
    );
    for (const [index, { code }] of who.entries()) {
      const comes = isOver && index % 6 !== 5;
      tickets.push({
        id: random.uuid(),
        event_id: id,
        type_id: kinds[0]?.id,
        guest_type: 'Associate',
        host_code: code,
        shirt_size: seed.shirt ? SIZES[index % SIZES.length] : null,
        price_cents: 0,
        currency: 'USD',
        status: comes ? 'Checked In' : 'Registered',
        code: Array.from({ length: 12 }, () => SIGNS[random.int(0, SIGNS.length - 1)]).join(''),
        checked_in_at: comes ? starts_at : null,
        checked_in_by: comes ? 'A000001' : null,
        reminders: isOver ? 3 : 1,
        created_at: new Date(Math.min(now.getTime(), starts_at.getTime()) - (index + 1) * 3_600_000),
        updated_at: now,
      });
    }
  }
  return { event: events, event_ticket_type: types, event_ticket: tickets };
}
