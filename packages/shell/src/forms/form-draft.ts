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

/** Where the draft of a form is kept: by its page and, where the page has several, by what the form is about. */
export const draftPath = (pathname: string, of?: string): string => pathname + (of ? `#${of}` : '');

/** Whether anything was typed into a form of the page that is not its only one. */
export const hasDraftsOf = (pathname: string): boolean =>
  Object.keys(sessionStorage).some((key) => key.startsWith(`${PREFIX}${draftPath(pathname)}#`));

/** Whether a draft of the person waits for its form. */
export function hasDraft(path: string, code: string): boolean {
  const text = sessionStorage.getItem(PREFIX + path);
  try {
    return text !== null && (JSON.parse(text) as Kept<object>).code === code;
  } catch {
    return false;
  }
}

/** Forgets the draft of a form: there is nothing to keep. */
export const dropDraft = (path: string): void => sessionStorage.removeItem(PREFIX + path);

/** Forgets all drafts, e.g. at sign-out. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
