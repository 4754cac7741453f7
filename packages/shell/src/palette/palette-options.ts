import type { AnyRouter } from '@tanstack/react-router';
import type { Address } from '@upline/ui-kit/link/link-target.ts';
import type { NavArea } from '../nav/nav-model.ts';
import type { IconType } from '../nav/section.ts';
import type { Hit } from './palette-search.ts';
import { pageFor } from './palette-targets.ts';

export interface PaletteOption {
  readonly key: string;
  readonly group: 'Associates' | 'Clients' | 'Policies' | 'Providers' | 'Pages' | 'Actions';
  readonly name: string;
  /** Muted words behind the name: level and code, area. */
  readonly detail?: string;
  /** Where a person stands, under the name: the nearest uplines, the nearest last. */
  readonly path?: readonly string[];
  readonly inactive: boolean;
  /** A person's or record's name: hidden while privacy is on. */
  readonly secret: boolean;
  readonly icon?: IconType;
  readonly to: Address;
  readonly params: Record<string, string>;
  /** What an action does where it does not simply open its page. */
  readonly run?: () => void;
}

const GROUPS = {
  associate: 'Associates',
  client: 'Clients',
  policy: 'Policies',
  provider: 'Providers',
} as const;

/** Found records as options; inactive ones last and greyed (SPEC §3). */
export function recordOptions(router: AnyRouter, hits: readonly Hit[]): PaletteOption[] {
  return hits
    .toSorted((a, b) => Number(a.inactive) - Number(b.inactive))
    .flatMap((hit) => {
      const page = pageFor(router, hit.kind);
      if (!page) return [];
      return {
        key: `${hit.kind}-${hit.id}`,
        group: GROUPS[hit.kind],
        name: hit.name,
        ...(hit.kind === 'associate'
          ? { detail: [hit.level, hit.id].filter(Boolean).join(' · '), path: hit.uplines ?? [] }
          : hit.inactive
            ? { detail: 'Inactive' }
            : hit.detail
              ? { detail: hit.detail }
              : {}),
        inactive: hit.inactive,
        secret: hit.kind === 'associate' || hit.kind === 'client',
        to: page.to,
        params: { [page.param]: hit.id },
      };
    });
}

/** Pages of the navigation whose words begin with what is typed; all of them before anything is. */
export function pageOptions(areas: readonly NavArea[], typed: string): PaletteOption[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return areas
    .flatMap((area) =>
      area.lines.length > 0
        ? area.lines.map((line) => ({ ...line, area: area.label }))
        : [{ key: area.to, label: area.label, icon: area.icon, ...area.home, area: '' }],
    )
    .filter(({ label, area }) => {
      const own = `${area} ${label}`.toLowerCase().split(/\s+/);
      return words.every((word) => own.some((each) => each.startsWith(word)));
    })
    .slice(0, 8)
    .map(({ key, label, icon, to, params, area }) => ({
      key: `page-${key}`,
      group: 'Pages' as const,
      name: label,
      ...(area && area !== label ? { detail: area } : {}),
      inactive: false,
      secret: false,
      icon,
      to,
      params,
    }));
}
