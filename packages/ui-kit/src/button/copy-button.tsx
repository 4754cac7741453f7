import { CopyButton as Copy } from '@mantine/core';
import { IconCheck, IconCopy } from '../icons/icons.ts';
import { usePrivacy } from '../provider/context.ts';
import { IconButton } from './icon-button.tsx';

export interface CopyButtonProps {
  readonly text: string;
  /** What is copied, as the button's name says it: `Copy code`. */
  readonly what: string;
}

/** Copies a text and says so; off while privacy is on. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const privacy = usePrivacy();
  return (
    <Copy value={text} timeout={2000}>
      {({ copied, copy }) => (
        <>
          <IconButton label={`Copy ${what}`} disabled={privacy} onClick={copy}>
            {copied ? <IconCheck size={16} stroke={1.75} /> : <IconCopy size={16} stroke={1.75} />}
          </IconButton>
          <span role="status" className="up-sr-only">
            {copied ? 'Copied' : ''}
          </span>
        </>
      )}
    </Copy>
  );
}
