import type { AnyRouter } from '@tanstack/react-router';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { NavArea } from '../nav/nav-model.ts';
import type { IconType } from '../nav/section.ts';
import type { RecordKind } from '../verbs/verb.ts';
import type { Hit } from './palette-hits.ts';
import { targetOf } from './palette-targets.ts';

/** Enter opens its page, does what it says, or writes into the field what is to be completed; of none of these it shows the actions. */
export interface PaletteOption {
  readonly target?: LinkTarget | undefined;
  readonly run?: () => void;
  readonly fills?: string;
  readonly key: string;
  /** Heading over it and its like. */
  readonly group: string;
  readonly name: string;
  /** The record it is about. */
  readonly record?: Hit;
  /** Muted words behind the name: level and code, area. */
  readonly detail?: string;
  /** Keys that do the same. */
  readonly keys?: readonly string[] | undefined;
  readonly inactive?: boolean;
  /** A person's or record's name: hidden while privacy is on. */
  readonly secret?: boolean;
  readonly icon?: IconType;
}

const GROUPS: Readonly<Record<RecordKind, string>> = {
  associate: 'Associates',
  client: 'Clients',
  policy: 'Policies',
  provider: 'Providers',
};

/** Found records as options; inactive ones last and greyed (SPEC §3). */
export const recordOptions = (router: AnyRouter, hits: readonly Hit[], group?: string): PaletteOption[] =>
  hits
    .toSorted((a, b) => Number(a.inactive) - Number(b.inactive))
    .map((hit) => ({
      key: `${hit.kind}-${hit.key}`,
      group: group ?? GROUPS[hit.kind],
      name: hit.name,
      record: hit,
      ...(hit.inactive ? { detail: 'Inactive' } : hit.detail ? { detail: hit.detail } : {}),
      inactive: hit.inactive,
      secret: hit.kind === 'associate' || hit.kind === 'client',
      // Of an upline there is no page: Enter shows what can be done.
      target: hit.isAbove ? undefined : targetOf(router, hit.kind, hit.id),
    }));

/** Whether every typed word begins a word of the text. */
export function matches(typed: string, text: string): boolean {
  const own = text.toLowerCase().split(/[\s-]+/);
  return typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => own.some((each) => each.startsWith(word)));
}

const MOST_PAGES = 8;

/** Pages of the navigation whose words begin with what is typed; the first of them before anything is. */
export function pageOptions(areas: readonly NavArea[], typed: string): PaletteOption[] {
  return areas
    .flatMap((area) =>
      area.lines.length > 0
        ? area.lines.map((line) => ({
            ...line,
            area: area.label,
            jump: line.to === area.home.to ? (area.jump ?? line.jump) : line.jump,
          }))
        : [{ key: area.to, label: area.label, icon: area.icon, ...area.home, area: '', jump: area.jump }],
    )
    .filter(({ label, area }) => matches(typed, `${area} ${label}`))
    .slice(0, MOST_PAGES)
    .map(({ key, label, icon, to, params, area, jump }) => ({
      key: `page-${key}`,
      group: 'Pages',
      name: label,
      ...(area && area !== label ? { detail: area } : {}),
      ...(jump && { keys: ['G', jump] }),
      icon,
      target: { to, params },
    }));
}
