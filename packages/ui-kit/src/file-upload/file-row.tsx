import { Progress, Text } from '@mantine/core';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { IconTrash } from '../icons/icons.ts';
import classes from './file-upload.module.css';
import type { UploadedFile } from './use-uploads.ts';

const WORDS = { sending: 'Uploading', done: 'Uploaded', failed: 'Not uploaded' } as const;

export interface FileRowProps {
  readonly file: UploadedFile;
  readonly onRetry: (key: number) => void;
  readonly onRemove: (key: number) => void;
}

/** One file: its name, how far it is, what went wrong. */
export function FileRow({ file, onRetry, onRemove }: FileRowProps) {
  const { key, state, reason, canRetry = false } = file;
  return (
    <li className={classes.file}>
      <div className={classes.words}>
        {file.file.name}
        <Text role="status" size="xs" c={state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}>
          {reason && state === 'failed' ? reason : WORDS[state]}
        </Text>
        {state === 'sending' && (
          <Progress mt="xs" value={file.progress * 100} aria-label={`Uploading ${file.file.name}`} />
        )}
      </div>
      {canRetry && state === 'failed' && (
        <Button size="xs" onClick={() => onRetry(key)}>
          Try again
        </Button>
      )}
      <IconButton label={`Remove ${file.file.name}`} onClick={() => onRemove(key)}>
        <IconTrash size={16} stroke={1.75} />
      </IconButton>
    </li>
  );
}
