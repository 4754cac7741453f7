/** What was typed into a form, kept for the tab only. */
export interface Draft<Values> {
  /** The fields that were changed. */
  readonly values: Partial<Values>;
  /** What the same fields held when the form was opened. */
  readonly base?: Partial<Values>;
  /** Of the record it was typed on; none for a new one. */
  readonly version?: number | undefined;
}

interface Kept<Values> extends Draft<Values> {
  /** Whose it is: another person in the same tab never sees it. */
  readonly code: string;
}

const PREFIX = 'draft:';

/** Keeps a draft; the caller leaves secret fields out. */
export function keepDraft<Values extends object>(path: string, code: string, draft: Draft<Values>): void {
  const kept: Kept<Values> = { ...draft, code };
  sessionStorage.setItem(PREFIX + path, JSON.stringify(kept));
}

/** Takes a draft out: it is offered once. */
export function takeDraft<Values extends object>(path: string, code: string): Draft<Values> | undefined {
  const text = sessionStorage.getItem(PREFIX + path);
  if (text === null) return undefined;
  sessionStorage.removeItem(PREFIX + path);
  try {
    const kept = JSON.parse(text) as Kept<Values>;
    return kept.code === code ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the draft of a form: there is nothing to keep. */
export const dropDraft = (path: string): void => sessionStorage.removeItem(PREFIX + path);

/** Forgets all drafts, e.g. at sign-out. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
