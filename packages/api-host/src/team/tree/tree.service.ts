import { messages, type TeamType, teamTypesOf } from '@upline/domain';
import type { z } from 'zod';
import { chainsAt } from '../../network/chain.store.ts';
import type { NetworkNode } from '../../network/nodes.store.ts';
import { teamPredicate } from '../../network/team/team-predicate.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { forbidden, invalid } from '../../platform/operation/problem.ts';
import { dayOf, isShown, levelNamed } from '../as-of.service.ts';
import { directsOn, type Generations, peopleAsOf, type StepAsOf } from '../as-of.store.ts';
import { seen } from '../team.service.ts';
import type { treePerson } from './tree.schemas.ts';
import { directsOf, goneBetween, isSenior, type Standing, standingOn, treeRows } from './tree.store.ts';

type Row = z.input<typeof treePerson>;
type Viewer = NetworkNode | undefined;

interface Asked {
  readonly type: TeamType | undefined;
  readonly root: string | undefined;
  readonly depth: number;
  readonly day: string | undefined;
  readonly since: string | undefined;
  readonly skip: number;
  readonly limit: number;
}

/** What is looked at: somebody within the team of a root. */
interface Place {
  readonly code: string;
  readonly root: NetworkNode;
  readonly type: TeamType;
  readonly viewer: Viewer;
}

/** Generations of each type of team below its root; null: no limit (domain.md 1.3). */
const GENERATIONS: Readonly<Record<TeamType, Generations | null>> = {
  Personal: null,
  BaseShop: { most: 0, inForce: false },
  RmdBaseShop: { most: 0, inForce: true },
  RmdSuperBase: { most: 1, inForce: true },
  RmdSuperTeam: { most: 6, inForce: true },
  Infinity: null,
};

/** Walks down level by level until there is nobody below, the depth is reached or the answer is full. */
async function walk<Step extends { readonly code: string }>(
  first: Step,
  { depth, skip, limit }: Asked,
  below: (level: readonly Step[], part: { limit: number; skip: number }) => Promise<readonly Step[]>,
): Promise<{ steps: Step[]; parents: Step[] }> {
  const steps = [first];
  const parents: Step[] = [];
  let level: readonly Step[] = [first];
  for (let at = 0; at < depth && level.length > 0 && steps.length <= limit; at += 1) {
    parents.push(...level);
    level = await below(level, { limit: limit + 1 - steps.length, skip: at === 0 ? skip : 0 });
    steps.push(...level);
  }
  return { steps, parents };
}

interface Walked {
  readonly rows: Row[];
  /** Whose directs are in the answer. */
  readonly parents: readonly string[];
}

async function treeToday({ db, today }: SignedInContext, place: Place, asked: Asked): Promise<Walked> {
  const within = teamPredicate(place.type, place.root, 'member');
  const { steps, parents } = await walk<{ code: string; upline_code: string | null }>(
    { code: place.code, upline_code: null },
    asked,
    (level, part) =>
      directsOf(
        db,
        level.map(({ code }) => code),
        within,
        part,
      ),
  );
  const people = await treeRows(
    db,
    steps.map(({ code }) => code),
    today,
    place.type === 'Infinity' ? null : within,
  );
  const rows = steps.flatMap(({ code, upline_code }): Row[] => {
    const row = people.get(code);
    if (!row || row.level_code === null) return [];
    return [
      {
        code,
        name: `${row.first_name} ${row.last_name}`,
        has_photo: row.has_photo,
        is_senior_level: row.is_senior_level,
        level: levelNamed(row.level_code),
        status: row.status,
        join_date: row.join_date as string,
        upline_code,
        direct_count: row.direct_count,
        team_size: row.team_size,
        licensed: row.licensed as boolean,
        month_bv_cents: row.month_bv_cents,
        last_submitted_on: row.last_submitted_on,
        difference: null,
      },
    ];
  });
  return { rows, parents: parents.map(({ code }) => code) };
}

/** RMDs between the root of the team and somebody below on a day, who counts; undefined: not below it then. */
async function generationOn(
  { db }: SignedInContext,
  { code, root }: Place,
  day: string,
  team: Generations | null,
): Promise<number | undefined> {
  if (code === root.code) return 0;
  const [chain] = await chainsAt(db, [{ code, date: day }]);
  const uplines = (chain?.uplines ?? []).map((upline) => upline.code);
  const at = uplines.indexOf(root.code);
  if (at === -1) return undefined;
  const people = await peopleAsOf(db, [code, ...uplines.slice(0, at)], day);
  const counts = people.filter(
    (one) => isSenior(one) && !(team?.inForce && (one.status === 'Terminated' || one.status === 'Resigned')),
  );
  return team && counts.length > team.most ? undefined : counts.length;
}

type StepOn = Omit<StepAsOf, 'upline_code'> & { readonly upline_code: string | null };

/** Nobody has more directs. */
const EVERYBODY = 1_000_000;

async function treeOn(context: SignedInContext, place: Place, asked: Asked, day: string): Promise<Walked> {
  const { db } = context;
  const { code, viewer, type } = place;
  const nobody: Walked = { rows: [], parents: [] };
  const team = GENERATIONS[type];
  const gen = await generationOn(context, place, day, team);
  const [self] = await standingOn(db, [code], day);
  if (gen === undefined || !self?.had_joined) return nobody;
  if (type === 'Personal' && code !== place.root.code) return nobody;
  const first: StepOn = { ...self, gen, upline_code: null, direct_count: 0 };
  const wanted = type === 'Personal' ? { ...asked, depth: 1 } : asked;
  const { steps, parents } = await walk<StepOn>(first, wanted, (level, part) =>
    directsOn(db, level, day, viewer, team, part),
  );
  const held = steps.filter(({ upline_code }) => upline_code === code).length;
  const all =
    held < asked.limit
      ? asked.skip + held
      : (await directsOn(db, [first], day, viewer, team, { limit: EVERYBODY, skip: 0 })).length;
  const rows = steps.map(
    (step, index): Row => ({
      code: step.code,
      name: step.name,
      has_photo: step.has_photo,
      is_senior_level: isSenior(step),
      level: levelNamed(step.level_code),
      status: step.status,
      join_date: step.join_date,
      upline_code: step.upline_code,
      direct_count: index === 0 ? all : type === 'Personal' ? 0 : step.direct_count,
      team_size: null,
      licensed: null,
      month_bv_cents: null,
      last_submitted_on: null,
      difference: null,
    }),
  );
  return { rows, parents: parents.map((step) => step.code) };
}

/** What differs of one person between the earlier day and now. */
function differenceOf(row: Row, then: Standing | undefined, viewer: Viewer): Row['difference'] {
  if (!then) return null;
  if (!then.had_joined) return { changes: ['joined'], upline: null, level: null, status: null };
  const moved = row.upline_code !== null && then.upline_code !== row.upline_code;
  const level = then.level_code !== row.level.code;
  const status = then.status !== row.status;
  if (!moved && !level && !status) return null;
  const isNamed = moved && then.upline_code !== null && isShown(viewer, then.upline_path);
  return {
    changes: [
      ...(moved ? (['moved'] as const) : []),
      ...(level ? (['level'] as const) : []),
      ...(status ? (['status'] as const) : []),
    ],
    upline: isNamed ? { code: then.upline_code as string, name: then.upline_name as string } : null,
    level: level ? levelNamed(then.level_code) : null,
    status: status ? then.status : null,
  };
}

/** The same people, each with what differs from an earlier day, and those who belonged to them then. */
async function compared(
  { db }: SignedInContext,
  { viewer }: Place,
  { rows, parents }: Walked,
  days: { readonly since: string; readonly day: string },
  withGone: boolean,
): Promise<Row[]> {
  const codes = rows.map(({ code }) => code);
  const before = new Map((await standingOn(db, codes, days.since)).map((each) => [each.code, each]));
  const now = rows.map((row) => ({ ...row, difference: differenceOf(row, before.get(row.code), viewer) }));
  if (!withGone) return now;
  const gone = await goneBetween(db, parents, days, viewer);
  return [
    ...now,
    ...gone.map(
      (row): Row => ({
        code: row.code,
        name: row.name,
        has_photo: row.has_photo,
        is_senior_level: isSenior(row),
        level: levelNamed(row.level_code),
        status: row.status,
        join_date: row.join_date,
        upline_code: row.from_code,
        direct_count: 0,
        team_size: null,
        licensed: null,
        month_bv_cents: null,
        last_submitted_on: null,
        difference: {
          changes: ['left'],
          upline:
            row.upline_code !== null && isShown(viewer, row.upline_path)
              ? { code: row.upline_code, name: row.upline_name as string }
              : null,
          level: null,
          status: null,
        },
      }),
    ),
  ];
}

/** Somebody and the levels below, today or as of a day, within a team of a root (R-TEAM-03, R-TEAM-04, R-PRM-03). */
export async function teamTreeOf(
  context: SignedInContext,
  code: string,
  asked: Asked,
): Promise<{ rows: Row[] }> {
  const { caller, today } = context;
  const { node, viewer } = await seen(context, code);
  const type = asked.type ?? 'Infinity';
  const isSeniorViewer = caller.kind !== 'Associate' || caller.isSeniorLevel;
  if (!teamTypesOf(isSeniorViewer).includes(type)) throw forbidden();
  const root =
    asked.root === undefined || asked.root === code ? node : (await seen(context, asked.root)).node;
  const day = dayOf(context, asked.day);
  if (asked.since !== undefined && asked.since > day)
    throw invalid([{ field: 'since', message: messages.dateOrder('Day', 'Since') }]);
  const place = { code, root, type, viewer };
  const walked = await (day === today
    ? treeToday(context, place, asked)
    : treeOn(context, place, asked, day));
  if (asked.since === undefined || walked.rows.length === 0) return { rows: walked.rows };
  return {
    rows: await compared(context, place, walked, { since: asked.since, day }, asked.skip === 0),
  };
}
