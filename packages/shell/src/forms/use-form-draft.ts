import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../app/client.tsx';
import { draftPath, dropDraft, keepDraft, takeDraft } from './form-draft.ts';
import { changedFields, mergeDraft } from './merge-draft.ts';
import { useOwnCode, usePathname } from './whose-page.ts';

/** The part of a form that a draft needs; `useRecordForm` fits. */
interface DraftedForm<Values extends object> {
  readonly values: Values;
  readonly setValues: (values: Partial<Values>) => void;
  readonly getInitialValues: () => Values;
  readonly setInitialValues: (values: Values) => void;
}

interface DraftInput<Values> {
  /** Version of the record that is edited; none for a new one. */
  readonly version?: number | undefined;
  /** Fields that must never be stored. */
  readonly secret?: readonly (keyof Values & string)[];
  /** What the form is about where its path does not say it. */
  readonly of?: string | undefined;
  /** Of a form that saves itself: the last save when its page is left. What is typed is kept until it answers true. */
  readonly onLeave?: () => Promise<boolean>;
}

/** How a form starts: `restored` when something was put back (say so), and the version that its save replaces. */
export interface FormDraft {
  readonly restored: boolean;
  readonly version: number | undefined;
  /** Call it when what is typed is saved (`onSaved`): a reload before the next page must not put it back. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed when the session ends or the page is reloaded, and restores it when the form is shown to the same
 * person again. Pass the form the returned `version`: if another person changed the same field in the meantime
 * it is the older one, and saving shows both values instead of overwriting the other change (R-GEN-04).
 */
export function useFormDraft<Values extends object>(
  form: DraftedForm<Values>,
  input: DraftInput<Values> = {},
): FormDraft {
  const { tokens } = useApi();
  const code = useOwnCode();
  const pathname = usePathname();
  // The page it opened on: while the next one is loading, the address is the next one's already.
  const [path] = useState(() => draftPath(pathname(), input.of));
  const [restored, setRestored] = useState(false);
  const [older, setOlder] = useState<number>();
  const version = older ?? input.version;
  const latest = useRef({ form, input, version });
  latest.current = { form, input, version };
  const saved = useRef<Values>(undefined);
  const forget = useCallback(() => {
    saved.current = latest.current.form.values;
    dropDraft(path);
  }, [path]);

  useEffect(() => {
    if (code === undefined) return undefined;
    const kept = takeDraft<Values>(path, code);
    if (kept) {
      const { form, input, version } = latest.current;
      const merged = mergeDraft(kept, form.getInitialValues(), version);
      form.setInitialValues({ ...form.getInitialValues(), ...merged.base });
      form.setValues(merged.values);
      setRestored(Object.keys(merged.values).length > 0);
      if (merged.version !== version) setOlder(merged.version);
      // What the next render has: the form may be left before.
      latest.current = {
        form: { ...form, values: { ...form.values, ...merged.values } },
        input,
        version: merged.version,
      };
    }
    /** Only what was changed: the record may be a newer one when it comes back. */
    const keep = () => {
      const { form, input, version } = latest.current;
      const isSaved = form.values === saved.current;
      const changed = isSaved ? undefined : changedFields(form.getInitialValues(), form.values, input.secret);
      if (changed) keepDraft(path, code, { ...changed, version });
      else dropDraft(path);
      return changed !== undefined;
    };
    const stop = tokens.onEnd((reason) => reason === 'refused' && keep());
    /** Back from the browser's cache, the form itself still holds what was typed. */
    const show = ({ persisted }: PageTransitionEvent) => persisted && dropDraft(path);
    window.addEventListener('pagehide', keep);
    window.addEventListener('pageshow', show);
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('pageshow', show);
      const { onLeave } = latest.current.input;
      // Keeps the draft first: without a connection the last save waits, and a person who returns before it continues with what
      // was typed.
      if (onLeave && tokens.token() && keep())
        void onLeave().then((isSaved) => isSaved && takeDraft(path, code));
    };
  }, [path, code, tokens]);
  return { restored, version, forget };
}
