import { useMay } from '@upline/shell';
import { usePrivacy } from '@upline/ui-kit';
import { lateLayer } from '@upline/ui-kit/loading/late-layer.tsx';
import { useEffect, useState } from 'react';
import type { Client } from './client-values.ts';
import { IdentificationLine } from './identification-line.tsx';

/** A revealed number goes away by itself. */
const SHOWN_FOR = 60_000;

const RevealDialog = lateLayer(() => import('./reveal-dialog.tsx').then((chunk) => chunk.RevealDialog));

/** The stored paper by its last four; the number itself after password and reason, for a minute (S-69). */
export function IdentificationFact({ client }: { readonly client: Client }) {
  const mayReveal = useMay('revealClientIdentification') && client.actions.includes('reveal');
  const hidden = usePrivacy();
  const [asking, setAsking] = useState(false);
  const [number, setNumber] = useState<string>();
  useEffect(() => {
    if (!number) return;
    const timer = setTimeout(() => setNumber(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [number]);
  const mayAsk = mayReveal && !number && !hidden && client.id_document_last4;
  return (
    <>
      <IdentificationLine
        client={client}
        number={number}
        onAsk={mayAsk ? () => setAsking(true) : undefined}
      />
      <RevealDialog
        id={client.id}
        opened={asking}
        onClose={() => setAsking(false)}
        onRevealed={(value) => {
          setNumber(value);
          setAsking(false);
        }}
      />
    </>
  );
}
