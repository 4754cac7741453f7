import { useEffect, useState } from 'react';
import { IconCheck, IconCopy } from '../icons/icons.ts';
import { usePrivacy } from '../provider/context.ts';
import { IconButton } from './button.tsx';

export interface CopyButtonProps {
  readonly text: string;
  /** What is copied, as the button's name says it: `Copy code`. */
  readonly what: string;
}

/** Copies a text and says so; off while privacy is on. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const privacy = usePrivacy();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <IconButton
        label={`Copy ${what}`}
        disabled={privacy}
        onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {copied ? <IconCheck size={16} stroke={1.75} /> : <IconCopy size={16} stroke={1.75} />}
      </IconButton>
      <span role="status" className="up-sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </>
  );
}
