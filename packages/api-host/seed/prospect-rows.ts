import { emailKey, PROSPECT_LOST_REASONS, PROSPECT_SOURCES, PROSPECT_STAGES } from '@upline/domain';
import { foldName, mailName, phoneIn } from './contact-data.ts';
import { FEMALE_NAMES, LAST_NAMES, MALE_NAMES, OCCUPATIONS } from './data/names.ts';
import { addDays } from './days.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import type { Person } from './network.ts';
import type { Random } from './random.ts';

const NEXT_STEPS = [
  'Call back',
  'Send the video',
  'Invite to the next BPM',
  'Meet for coffee',
  'Ask for the spouse',
] as const;

/** Prospects: one in every stage for each demo login, a few for a third of the others. */
export function prospectRows(
  random: Random,
  people: readonly Person[],
  today: string,
): { id: string; owner_code: string }[] {
  const logins = new Set(DEMO_LOGINS.map(({ username }) => username));
  return people.flatMap((owner) => {
    const isLogin = owner.key !== undefined && logins.has(owner.key);
    const count = isLogin
      ? PROSPECT_STAGES.length + random.int(1, 6)
      : random.chance(0.3)
        ? random.int(1, 8)
        : 0;
    return Array.from({ length: count }, (_, index) => prospectRow(random, owner, index, isLogin, today));
  });
}

function prospectRow(random: Random, owner: Person, index: number, everyStage: boolean, today: string) {
  const first = random.pick(random.chance(0.5) ? FEMALE_NAMES : MALE_NAMES);
  const last = random.pick(LAST_NAMES);
  const [firstStage] = PROSPECT_STAGES;
  const stage = everyStage
    ? (PROSPECT_STAGES[index] ?? firstStage)
    : random.pick(PROSPECT_STAGES.slice(0, 4));
  const source = random.pick(PROSPECT_SOURCES);
  const hasEmail = random.chance(0.7);
  const email = hasEmail ? `${mailName(first, last)}${random.int(1, 99)}@example.com` : null;
  const isLost = index > PROSPECT_STAGES.length && random.chance(0.4);
  const created = addDays(today, -random.int(1, 120));
  // After Recruited comes somebody who joined (R-PRO-03), unless the prospect is only a client to be.
  const joined =
    PROSPECT_STAGES.indexOf(stage) >= 4
      ? owner.directs[index % Math.max(1, owner.directs.length)]
      : undefined;
  return {
    id: random.uuid(),
    owner_code: owner.code,
    first_name: joined?.first_name ?? first,
    last_name: joined?.last_name ?? last,
    name_key: foldName(joined?.first_name ?? first, joined?.last_name ?? last),
    phone: !hasEmail || random.chance(0.9) ? phoneIn(random, owner.place) : null,
    email,
    email_key: email && emailKey(email),
    kind: joined
      ? 'Both'
      : PROSPECT_STAGES.indexOf(stage) >= 4
        ? 'Client'
        : random.pick(['Recruit', 'Client', 'Both']),
    source,
    referred_by: source === 'Referral' ? `${random.pick(FEMALE_NAMES)} ${random.pick(LAST_NAMES)}` : null,
    city: owner.place.city,
    state: owner.place.state,
    country: owner.place.country,
    occupation: random.pick(OCCUPATIONS),
    best_time: random.pick(['Mornings', 'Lunch time', 'After 6 pm', 'Weekends']),
    stage: joined || PROSPECT_STAGES.indexOf(stage) < 4 ? stage : 'FNA',
    stage_at: `${created}T19:00:00Z`,
    next_action_date: random.chance(0.8) ? addDays(today, random.int(-5, 30)) : null,
    next_action_note: random.pick(NEXT_STEPS),
    notes: null,
    lost: isLost,
    lost_reason: isLost ? random.pick(PROSPECT_LOST_REASONS) : null,
    converted_associate_code: joined?.code ?? null,
    created_at: `${created}T19:00:00Z`,
    created_by: owner.code,
    updated_at: `${created}T19:00:00Z`,
    updated_by: owner.code,
  };
}
