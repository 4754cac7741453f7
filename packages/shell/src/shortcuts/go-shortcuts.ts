import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { NavArea } from '../nav/nav-model.ts';
import { goTo } from '../navigation/destination.ts';
import { key, type Shortcut } from './shortcuts.ts';

/** G and a letter lead to the areas and pages that name one; of two with the same letter the first has it. */
export function useGoShortcuts(areas: readonly NavArea[]): readonly Shortcut[] {
  const router = useRouter();
  return useMemo(() => {
    const pages = [
      ...areas.map(({ label, home, jump }) => ({ label, jump, to: home.to, params: home.params })),
      ...areas.flatMap(({ lines }) => lines),
    ];
    const byLetter = new Map(
      pages.toReversed().flatMap((page) => (page.jump ? [[page.jump, page] as const] : [])),
    );
    return [...byLetter].toReversed().map(
      ([letter, { label, to, params }]): Shortcut => ({
        keys: ['G', letter],
        does: label,
        group: 'Go to',
        matches: key(letter.toLowerCase()),
        afterG: true,
        run: () => void goTo(router, { to, params }),
      }),
    );
  }, [areas, router]);
}
