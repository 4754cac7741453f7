import { Group } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { saveFile } from '../file/save-file.ts';
import classes from './secret-codes.module.css';

export interface SecretCodesProps {
  /** What they are: `Recovery codes`. */
  readonly label: string;
  readonly codes: readonly string[];
  /** Name of the text file, without its ending. */
  readonly fileName: string;
}

/** Codes that are shown once, with the ways to keep them: copy, download, print. */
export function SecretCodes({ label, codes, fileName }: SecretCodesProps) {
  const [announcement, announce] = useState('');
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => announce('Copied'),
      () => announce('The browser did not allow copying. Select the codes instead.'),
    );
  return (
    <div>
      <ul className={classes.codes} aria-label={label}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm" mt="md">
        <Button size="xs" onClick={() => void copy()}>
          Copy all
        </Button>
        <Button
          size="xs"
          onClick={() => saveFile(`${fileName}.txt`, new Blob([text], { type: 'text/plain' }))}
        >
          Download
        </Button>
        <Button size="xs" onClick={() => window.print()}>
          Print
        </Button>
        <span role="status">{announcement}</span>
      </Group>
    </div>
  );
}
