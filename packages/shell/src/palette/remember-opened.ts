import { type AnyRouteMatch, type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../app/client.tsx';
import { useAccess } from '../session/access.ts';
import { type Opened, readOwn, writeOwn } from '../session/own-storage.ts';
import { pageFor, RECORD_KINDS } from './palette-targets.ts';

const MOST = 6;

/** The record that a page shows. A page that was found by a number answers the key of the record it loaded. */
function openedBy(router: AnyRouter, match: AnyRouteMatch | undefined): Opened | undefined {
  if (match?.status !== 'success') return undefined;
  for (const kind of RECORD_KINDS) {
    const page = pageFor(router, kind);
    if (!page || page.to !== match.fullPath) continue;
    const loaded: unknown = match.loaderData;
    const named = loaded && typeof loaded === 'object' && 'id' in loaded ? loaded.id : undefined;
    const id: unknown = typeof named === 'string' ? named : match.params[page.param];
    // Several policies have the number, and the page asks which one to show.
    return typeof id === 'string' && (kind !== 'policy' || named) ? { kind, id } : undefined;
  }
  return undefined;
}

/** Remembers the records whose pages the person opens, however they were reached. */
export function useRememberOpened(): void {
  const router = useRouter();
  const { tokens } = useApi();
  const { code } = useAccess().user;
  useEffect(() => {
    const remember = () => {
      const opened = openedBy(router, router.state.matches.at(-1));
      if (!opened || opened.id === code) return;
      const before = readOwn(tokens, code).opened ?? [];
      const others = before.filter(({ kind, id }) => kind !== opened.kind || id !== opened.id);
      writeOwn(tokens, code, { opened: [opened, ...others].slice(0, MOST) });
    };
    remember();
    return router.subscribe('onResolved', remember);
  }, [router, tokens, code]);
}
