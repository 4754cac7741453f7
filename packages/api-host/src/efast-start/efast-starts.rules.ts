import { addDays, dayAt, type EfastKind, type EfastObserved } from '@upline/domain';

/** Days after joining in which the dashboard shows how far the associate has come (domain.md 2.34). */
export const EFAST_DAYS = 90;

export const EFAST_BADGES = ['First Step', 'Halfway', 'All Done', 'On Time'] as const;
export type EfastBadge = (typeof EFAST_BADGES)[number];

export interface StartTask {
  readonly id: string;
  readonly kind: EfastKind;
  readonly observes: EfastObserved | null;
  readonly is_required: boolean;
  readonly days_offset: number;
}

/** What somebody has entered, and when what the system observes happened. */
export interface Facts {
  readonly join_date: string;
  readonly done: ReadonlyMap<string, { readonly done_at: Date; readonly document_id: string | null }>;
  readonly observed: Readonly<Record<EfastObserved, Date | null>>;
}

interface Standing {
  readonly due_on: string;
  readonly done_at: Date | null;
  readonly document_id: string | null;
}

/** How a task of the associate is. */
export function standingOf<T extends StartTask>(task: T, { join_date, done, observed }: Facts): T & Standing {
  const entered = done.get(task.id);
  return {
    ...task,
    due_on: addDays(join_date, task.days_offset),
    done_at: task.observes === null ? (entered?.done_at ?? null) : observed[task.observes],
    document_id: entered?.document_id ?? null,
  };
}

/** Percent = done required ÷ required, rounded down (domain.md 2.33). Where nothing is required, nothing is missing. */
export function progressOf(tasks: readonly (Pick<StartTask, 'is_required'> & Pick<Standing, 'done_at'>)[]) {
  const required = tasks.filter(({ is_required }) => is_required);
  const done = required.filter(({ done_at }) => done_at !== null).length;
  return {
    required: required.length,
    required_done: done,
    percent: required.length === 0 ? 100 : Math.floor((done * 100) / required.length),
  };
}

/** Badges with the company day on which each was earned; null: not yet. */
export function badgesOf(
  tasks: readonly (Pick<StartTask, 'is_required'> & Pick<Standing, 'done_at' | 'due_on'>)[],
): { badge: EfastBadge; earned_on: string | null }[] {
  const dayOf = ({ done_at }: Pick<Standing, 'done_at'>) => (done_at === null ? [] : [dayAt(done_at)]);
  const required = tasks.filter(({ is_required }) => is_required);
  const days = required.flatMap(dayOf).sort();
  /** The day on which so many required tasks were done. */
  const nth = (count: number) => (count > 0 && days[count - 1]) || null;
  const isPunctual = required.every((task) => dayOf(task).every((day) => day <= task.due_on));
  const last = nth(required.length);
  return [
    { badge: 'First Step', earned_on: tasks.flatMap(dayOf).sort()[0] ?? null },
    { badge: 'Halfway', earned_on: nth(Math.ceil(required.length / 2)) },
    { badge: 'All Done', earned_on: last },
    { badge: 'On Time', earned_on: isPunctual ? last : null },
  ];
}
