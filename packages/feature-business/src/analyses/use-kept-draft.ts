import { keepDraft, takeDraft, useAccess, useApi } from '@upline/shell';
import { useEffect, useRef, useState } from 'react';

interface Kept<Values> {
  readonly values: Values;
  /** Of the record it was typed on. */
  readonly version: number;
}

interface KeptDraftInput<Values> {
  readonly id: string;
  readonly form: { readonly values: Values; readonly setValues: (values: Values) => void };
  readonly isDirty: boolean;
  readonly version: () => number;
}

/**
 * Keeps what is typed but not saved when the page is closed or the session ends, for the tab only. It comes back as
 * long as nothing newer was saved: a draft saves itself, so an old one must not write over it. True when something came back.
 */
export function useKeptDraft<Values extends object>(input: KeptDraftInput<Values>): boolean {
  const { tokens } = useApi();
  const { code } = useAccess().user;
  const [restored, setRestored] = useState(false);
  const latest = useRef(input);
  latest.current = input;
  const { id } = input;
  useEffect(() => {
    const kept = takeDraft<Kept<Values>>(id, code);
    if (kept?.values && kept.version === latest.current.version()) {
      latest.current.form.setValues(kept.values);
      setRestored(true);
    }
    const keep = () => {
      const { form, isDirty, version } = latest.current;
      if (isDirty) keepDraft(id, code, { values: form.values, version: version() }, []);
    };
    const stop = tokens.onEnd((reason) => reason === 'refused' && keep());
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
    };
  }, [id, code, tokens]);
  return restored;
}
