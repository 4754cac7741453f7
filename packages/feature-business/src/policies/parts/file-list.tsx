import { Button, Private } from '@upline/ui-kit';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { fileSizeText } from '@upline/ui-kit/file/file-size.ts';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import parts from '../../parts.module.css';
import type { Policy } from '../policy-head.tsx';

export type PolicyFile = Policy['attachments'][number];

export interface FileListProps {
  readonly files: readonly PolicyFile[];
  readonly onOpen: (file: PolicyFile) => void;
  /** What else may be done with a file. */
  readonly actionsOf?: (file: PolicyFile) => ReactNode;
}

/** The files of a policy, each with its kind, size and day. */
export function FileList({ files, onOpen, actionsOf }: FileListProps) {
  if (files.length === 0) return <EmptyState>No files are attached.</EmptyState>;
  return (
    <ul className={layout.list} aria-label="Attachments">
      {files.map((file) => (
        <li key={file.id} className={parts.entry}>
          <div className={layout.entry}>
            <div className={layout.words}>
              <p className={layout.strong}>
                <Private>{file.name}</Private>
              </p>
              <p className={layout.muted}>
                {file.kind} · {fileSizeText(file.size_bytes)} · <DateText value={file.added_at} />
              </p>
            </div>
            <div className={layout.buttons}>
              <Button size="xs" onClick={() => onOpen(file)}>
                Download
              </Button>
              {actionsOf?.(file)}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
