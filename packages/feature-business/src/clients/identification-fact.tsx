import { useRecordActions } from '@upline/shell';
import { usePrivacy } from '@upline/ui-kit';
import { useEffect, useState } from 'react';
import { revealAction } from './clients.actions.ts';
import type { Client } from './form/client-values.ts';
import { IdentificationLine } from './identification-line.tsx';

/** A revealed number goes away by itself. */
const SHOWN_FOR = 60_000;

/** The stored paper by its last four; the number itself after password and reason, for a minute (S-69). */
export function IdentificationFact({ client }: { readonly client: Client }) {
  const hidden = usePrivacy();
  const [number, setNumber] = useState<string>();
  const { menu, run, dialog } = useRecordActions(revealAction(client, setNumber));
  useEffect(() => {
    if (!number) return;
    const timer = setTimeout(() => setNumber(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [number]);
  const mayAsk = menu.length > 0 && !number && !hidden;
  return (
    <>
      <IdentificationLine client={client} number={number} onAsk={mayAsk ? () => run('reveal') : undefined} />
      {dialog}
    </>
  );
}
