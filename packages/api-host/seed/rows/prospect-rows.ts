import {
  daysBetween,
  emailKey,
  PROSPECT_LOST_REASONS,
  PROSPECT_SOURCES,
  PROSPECT_STAGES,
} from '@upline/domain';
import { foldName, mailName, phoneIn } from '../contact-data.ts';
import { FEMALE_NAMES, LAST_NAMES, MALE_NAMES, OCCUPATIONS } from '../data/names.ts';
import { addDays } from '../days.ts';
import { DEMO_LOGINS } from '../demo-logins.ts';
import type { Person } from '../network.ts';
import type { Random } from '../random.ts';

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
): ReturnType<typeof prospectRow>[] {
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
  const age = random.int(1, 120);
  const created = addDays(today, -age);
  // After Recruited comes somebody who joined (R-PRO-03), unless the prospect is only a client to be.
  const joined =
    PROSPECT_STAGES.indexOf(stage) >= 4
      ? owner.directs[index % Math.max(1, owner.directs.length)]
      : undefined;
  const stands = joined || PROSPECT_STAGES.indexOf(stage) < 4 ? stage : 'FNA';
  const moves = movesTo(stands, joined !== undefined, created, age);
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
    stage: stands,
    stage_at: moves.at(-1)?.at ?? `${created}T19:00:00Z`,
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

type Stage = (typeof PROSPECT_STAGES)[number];

/** One stage after the other since the prospect was entered, the last lately; somebody who did not join skips what is for those. */
function movesTo(stage: Stage, hasJoined: boolean, created: string, age: number) {
  const passed = PROSPECT_STAGES.slice(0, PROSPECT_STAGES.indexOf(stage) + 1).filter(
    (each, index) => index < 4 || hasJoined || each === stage,
  );
  return passed.map((to, index) => ({
    from_stage: passed[index - 1] ?? null,
    to_stage: to,
    at: `${addDays(created, Math.floor((age * index) / passed.length))}T19:00:00Z`,
  }));
}

/** How the prospects came to their stages (R-PRO-01). */
export const stageMoveRows = (prospects: readonly ReturnType<typeof prospectRow>[], today: string) =>
  prospects.flatMap(({ id, owner_code, stage, converted_associate_code, created_at }) => {
    const created = created_at.slice(0, 10);
    return movesTo(stage, converted_associate_code !== null, created, daysBetween(created, today)).map(
      (move) => ({ ...move, prospect_id: id, by_code: owner_code }),
    );
  });
