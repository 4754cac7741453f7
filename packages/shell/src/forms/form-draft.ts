/** What was typed into a form, kept for the tab only. */
interface Draft<Values> {
  /** Whose it is: another person in the same tab never sees it. */
  readonly code: string;
  readonly values: Values;
}

const PREFIX = 'draft:';

/** Keeps `values` without the named secret fields. */
export function keepDraft<Values extends object>(
  path: string,
  code: string,
  values: Values,
  secret: readonly string[],
): void {
  const open = Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)));
  sessionStorage.setItem(PREFIX + path, JSON.stringify({ code, values: open }));
}

/** Takes a draft out: it is offered once. */
export function takeDraft<Values extends object>(path: string, code: string): Partial<Values> | undefined {
  const text = sessionStorage.getItem(PREFIX + path);
  if (text === null) return undefined;
  sessionStorage.removeItem(PREFIX + path);
  try {
    const draft = JSON.parse(text) as Draft<Partial<Values>>;
    return draft.code === code ? draft.values : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets all drafts, e.g. at sign-out. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
