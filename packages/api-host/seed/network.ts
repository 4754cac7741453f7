import type { AssociateStatus, LevelCode } from '@upline/domain';
import { FEMALE_NAMES, LAST_NAMES, MALE_NAMES } from './data/names.ts';
import { PLACES, type Place } from './data/places.ts';
import type { DemoShape } from './demo-shapes.ts';
import { NAMED_PEOPLE } from './named-people.ts';
import type { Random } from './random.ts';

/** An associate of the demo network before it becomes rows. */
export interface Person {
  readonly code: string;
  /** Of a named person (domain.md 10.3). */
  readonly key: string | undefined;
  readonly first_name: string;
  readonly last_name: string;
  readonly gender: 'Female' | 'Male';
  readonly place: Place;
  readonly upline: Person | undefined;
  /** Differs from the upline after a transfer. */
  recruiter: Person | undefined;
  joinedDaysAgo: number;
  readonly isBeta: boolean;
  readonly clients: number | undefined;
  level: LevelCode;
  status: AssociateStatus;
  readonly directs: Person[];
}

type Growth = Pick<DemoShape, 'people' | 'maxDirects' | 'maxDepth' | 'levels'>;

/** Who has not been promoted far recruits little. */
const maxDirects = ({ key, level }: Person, most: number) =>
  key && (level === 'A' || level === 'SA') ? 3 : most;

const codeOf = (place: Place, number: number) =>
  `${place.country === 'Canada' ? 'C' : 'U'}${String(number).padStart(6, '0')}`;

function placeOf(city: string): Place {
  const place = [...PLACES.USA, ...PLACES.Canada].find((each) => each.city === city);
  if (!place) throw new Error(`No place ${city}`);
  return place;
}

function namedPeople(): Person[] {
  const people = new Map<string, Person>();
  NAMED_PEOPLE.forEach((named, index) => {
    const place = placeOf(named.city);
    const upline = named.upline === undefined ? undefined : people.get(named.upline);
    const person: Person = {
      code: codeOf(place, index + 1),
      key: named.key,
      first_name: named.first_name,
      last_name: named.last_name,
      gender: named.gender,
      place,
      upline,
      recruiter: upline,
      joinedDaysAgo: named.joinedDaysAgo,
      isBeta: named.isBeta ?? false,
      clients: named.clients,
      level: named.level,
      status: named.status ?? 'Active',
      directs: [],
    };
    upline?.directs.push(person);
    people.set(named.key, person);
  });
  return [...people.values()];
}

const depthOf = (person: Person): number => (person.upline ? depthOf(person.upline) + 1 : 0);

/** Whom somebody new joins: often the upline of a person met by chance, so that builders grow and most people stay leaves. */
function findUpline(
  random: Random,
  open: readonly Person[],
  isOpen: (person: Person) => boolean,
  growth: Growth,
): Person {
  for (;;) {
    let person = random.pick(open);
    if (random.chance(0.55) && person.upline && isOpen(person.upline)) person = person.upline;
    if (person.directs.length < maxDirects(person, growth.maxDirects) && depthOf(person) < growth.maxDepth)
      return person;
  }
}

function generatedPeople(random: Random, named: readonly Person[], growth: Growth): Person[] {
  const count = growth.people;
  const closed = new Set(NAMED_PEOPLE.filter((each) => each.closed).map(({ key }) => key));
  const isOpen = (person: Person) =>
    person.upline !== undefined && !(person.key && closed.has(person.key)) && person.status === 'Active';
  const open = named.filter(isOpen);
  const beginnings = [...open, ...open];
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    // First a few for every named person, then by chance.
    const upline = beginnings[index] ?? findUpline(random, open, isOpen, growth);
    const country = random.chance(upline.place.country === 'Canada' ? 0.85 : 0.06) ? 'Canada' : 'USA';
    const place =
      random.chance(0.4) && upline.place.country === country ? upline.place : random.pick(PLACES[country]);
    const gender = random.chance(0.52) ? 'Female' : 'Male';
    // Later people joined later, and never before their upline.
    const evenly = Math.round(2_200 * (1 - index / count)) + random.int(0, 60);
    const person: Person = {
      code: codeOf(place, named.length + index + 1),
      key: undefined,
      first_name: random.pick(gender === 'Female' ? FEMALE_NAMES : MALE_NAMES),
      last_name: random.pick(LAST_NAMES),
      gender,
      place,
      upline,
      recruiter: upline,
      joinedDaysAgo: Math.max(1, Math.min(evenly, upline.joinedDaysAgo - random.int(5, 40))),
      isBeta: false,
      clients: undefined,
      level: 'TA',
      status: 'Active',
      directs: [],
    };
    upline.directs.push(person);
    people.push(person);
    open.push(person);
  }
  return people;
}

function levelFor(random: Random, teamSize: number, levels: DemoShape['levels']): LevelCode {
  const row = levels.find(({ below }) => teamSize < below);
  if (!row) throw new RangeError(`No level for a team of ${teamSize}`);
  return random.weighted(row.chances as Record<LevelCode, number>);
}

function statusFor(random: Random, teamSize: number): AssociateStatus {
  if (teamSize > 8) return 'Active';
  return random.weighted({
    Active: 86,
    Resigned: 6,
    Terminated: 4,
    Suspended: 2,
    'Resignation Initiated': 2,
  });
}

/** The named people and those generated beneath them, uplines first. The same random seed gives the same network. */
export function buildNetwork(random: Random, growth: Growth): readonly Person[] {
  const named = namedPeople();
  const generated = generatedPeople(random, named, growth);
  const sizes = new Map<Person, number>();
  for (const person of [...named, ...generated].reverse()) {
    const size = sizes.get(person) ?? 0;
    sizes.set(person, size);
    if (person.upline) sizes.set(person.upline, (sizes.get(person.upline) ?? 0) + size + 1);
  }
  for (const person of generated) {
    const size = sizes.get(person) ?? 0;
    person.level = levelFor(random, size, growth.levels);
    person.status = statusFor(random, size);
    if (random.chance(0.03))
      person.recruiter = random.pick(named.filter((each) => each.joinedDaysAgo > person.joinedDaysAgo));
  }
  return [...named, ...generated];
}
