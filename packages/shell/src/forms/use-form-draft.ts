import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../app/client.tsx';
import { useAccess } from '../session/access.ts';
import { keepDraft, takeDraft } from './form-draft.ts';

/** The part of a form that a draft needs; `useRecordForm` fits. */
export interface DraftedForm<Values extends object> {
  readonly values: Values;
  readonly isDirty: (field?: string) => boolean;
  readonly setValues: (values: Partial<Values>) => void;
}

/**
 * Keeps what is typed when the session ends or the page is reloaded, and puts it back once the form is shown again to
 * the same person. Name the fields that must never be stored in `secret`, and in `of` what the form is about where its path does not say it. True
 * when something was put back: say so.
 */
export function useFormDraft<Values extends object>(
  form: DraftedForm<Values>,
  secret: readonly (keyof Values & string)[],
  of?: string,
): boolean {
  const { tokens } = useApi();
  const { code } = useAccess().user;
  const router = useRouter();
  // The page it opened on: while the next one is loading, the address is the next one's already.
  const [path] = useState(() => router.state.location.pathname + (of === undefined ? '' : `#${of}`));
  const [restored, setRestored] = useState(false);
  const latest = useRef({ form, secret });
  latest.current = { form, secret };

  useEffect(() => {
    const values = takeDraft<Values>(path, code);
    if (values) {
      latest.current.form.setValues(values);
      setRestored(true);
    }
    const keep = () => {
      const { form, secret } = latest.current;
      if (!form.isDirty()) return;
      // Only what was changed: the record may be a newer one when it comes back.
      const changed = Object.entries(form.values).filter(([field]) => form.isDirty(field));
      keepDraft(path, code, Object.fromEntries(changed), secret);
    };
    const stop = tokens.onEnd((reason) => reason === 'refused' && keep());
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
    };
  }, [path, code, tokens]);
  return restored;
}
