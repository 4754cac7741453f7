import { useEffect, useRef, useState } from 'react';
import { useApi } from '../app/client.tsx';
import { draftPath, hasDraft, hasDraftsOf } from '../forms/form-draft.ts';
import { useOwnCode, usePathname } from '../forms/whose-page.ts';
import { asks, isPage, type NamedAction, type RecordAction } from './record-action.ts';

/**
 * What of an action tells its dialog from the others of its page, and from the same one of another record. The title does not:
 * it may name a person, and says something else while Privacy is on.
 */
export const draftOf = ({ operation, label, input }: RecordAction, rows: readonly string[] = []): string =>
  JSON.stringify([operation, label, 'params' in input ? input.params : null, ...rows]);

/**
 * Opens the dialog again that was being filled in when the session ended or the page was reloaded: what was typed into it is
 * put back by its form. Each action is looked at once, when it is offered first.
 */
export function useDraftedAction<Subject>(
  subjects: readonly Subject[],
  actionsOf: (subject: Subject) => readonly NamedAction[],
  start: (action: NamedAction, subject: Subject) => void,
): void {
  const { tokens } = useApi();
  const code = useOwnCode();
  const pathname = usePathname();
  const [looked] = useState(() => new Set<string>());
  const latest = useRef(start);
  latest.current = start;
  useEffect(() => {
    // When the session ends its drafts are kept for the next one.
    if (code === undefined || !tokens.token() || !hasDraftsOf(pathname())) return;
    for (const subject of subjects)
      for (const action of actionsOf(subject)) {
        if (isPage(action) || !asks(action)) continue;
        const path = draftPath(pathname(), draftOf(action));
        if (looked.has(path)) continue;
        looked.add(path);
        if (hasDraft(path, code)) return latest.current(action, subject);
      }
  });
}
