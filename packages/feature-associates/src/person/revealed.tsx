import { Button, CopyButton, FactList } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import classes from './person.module.css';

/** Seconds after which what was revealed closes by itself. */
const SHOWN_SECONDS = 60;
const SECOND_MS = 1000;

export interface RevealedProps {
  readonly facts: readonly { readonly label: string; readonly value: string | null }[];
  readonly onClose: () => void;
  readonly seconds?: number;
  readonly children?: ReactNode;
}

/** Secrets in full: for a minute, then they are gone by themselves (S-69). */
export function Revealed({ facts, onClose, seconds = SHOWN_SECONDS, children }: RevealedProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) {
      onClose();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left, onClose]);
  return (
    <div className={layout.stack}>
      <FactList
        facts={facts.map(({ label, value }) => ({
          label,
          value: value && (
            <span className={classes.number}>
              {value}
              <CopyButton text={value} what={label} />
            </span>
          ),
        }))}
      />
      {children}
      <p className={layout.muted}>
        Closes by itself in {left} {left === 1 ? 'second' : 'seconds'}. The associate sees on the security
        page that support looked.
      </p>
      <div>
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
