import { ApiError } from '@upline/api-client';
import { useMay } from '@upline/shell';
import { Button, CopyButton } from '@upline/ui-kit';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useState } from 'react';
import { useStepUp } from '../second-step/use-step-up.tsx';
import classes from './profile.module.css';
import { useRevealTaxIdentifier } from './profile.mutations.ts';

interface TaxIdentifierProps {
  /** SSN or SIN. */
  readonly label: string;
  readonly masked: string;
}

/** Masked; in full after the second step, for as long as the page is open (domain.md 7.1). */
export function TaxIdentifier({ label, masked }: TaxIdentifierProps) {
  const [shown, setShown] = useState<string>();
  const mayReveal = useMay('revealOwnTaxIdentifier');
  const reveal = useRevealTaxIdentifier();
  const { run, dialog } = useStepUp();
  const show = async () => {
    try {
      const { value } = await run(() => reveal.send({}));
      setShown(value);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message, { requestId: error.requestId });
    }
  };
  return (
    <span className={classes.way}>
      <span className={layout.words}>
        <Private kind="contact">{shown ?? masked}</Private>
        {shown && <CopyButton text={shown} what={label} />}
      </span>
      {mayReveal && (
        <Button size="xs" loading={reveal.saving} onClick={() => (shown ? setShown(undefined) : void show())}>
          {shown ? `Hide ${label}` : `Show ${label}`}
        </Button>
      )}
      {dialog}
    </span>
  );
}
