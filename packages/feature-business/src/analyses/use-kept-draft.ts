import { keepDraft, takeDraft, useAccess, useApi } from '@upline/shell';
import { useEffect, useRef, useState } from 'react';

interface Kept<Values> {
  readonly values: Values;
  /** Of the record it was typed on. */
  readonly version: number;
}

interface KeptDraftInput<Values> {
  readonly id: string;
  readonly form: { readonly setValues: (values: Values) => void };
  /** What is worth keeping of what is typed. */
  readonly values: () => Values;
  readonly autosave: {
    readonly isDirtyNow: () => boolean;
    readonly version: () => number;
    readonly flush: () => Promise<boolean>;
  };
}

/**
 * Keeps what is typed but not saved when the page is left or closed or the session ends, for the tab only. It comes
 * back as long as nothing newer was saved: a draft saves itself, so an old one must not write over it. Answers what came back.
 */
export function useKeptDraft<Values extends object>(input: KeptDraftInput<Values>): Values | undefined {
  const { tokens } = useApi();
  const { code } = useAccess().user;
  const [restored, setRestored] = useState<Values>();
  const latest = useRef(input);
  latest.current = input;
  const { id } = input;
  useEffect(() => {
    const kept = takeDraft<Kept<Values>>(id, code);
    if (kept?.values && kept.version === latest.current.autosave.version()) {
      latest.current.form.setValues(kept.values);
      setRestored(kept.values);
    }
    const keep = () => {
      const { values, autosave } = latest.current;
      if (autosave.isDirtyNow()) keepDraft(id, code, { values: values(), version: autosave.version() }, []);
    };
    const stop = tokens.onEnd((reason) => reason === 'refused' && keep());
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
      const { isDirtyNow, flush } = latest.current.autosave;
      if (!isDirtyNow() || !tokens.token()) return;
      // Kept first: without a connection the last save waits, and whoever is back before it goes on with what was typed.
      keep();
      void flush().then((isSaved) => isSaved && takeDraft(id, code));
    };
  }, [id, code, tokens]);
  return restored;
}
