import { Card } from '@upline/ui-kit/card/card.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import { previewOf, type Template, type Words } from './templates.ts';

interface MessagePreviewProps {
  readonly template: Template;
  /** As they are, or as they are being typed. */
  readonly words: Words;
}

/** A message as its readers get it, by channel, with samples in the place of its values. */
export function MessagePreview({ template, words }: MessagePreviewProps) {
  const { notice, mail, text } = previewOf(template, words);
  return (
    <div className={layout.stack}>
      {notice && (
        <Channel title="In the app" isEmpty={notice.body === ''}>
          <p className={layout.strong}>{notice.title}</p>
          <p className={layout.typed}>{notice.body}</p>
        </Channel>
      )}
      {mail && (
        <Channel title="Email" isEmpty={mail.text === ''}>
          <p className={layout.strong}>{mail.subject}</p>
          <p className={layout.typed}>{mail.text}</p>
        </Channel>
      )}
      {text && (
        <Channel title="Text message" isEmpty={text.text === ''}>
          <p className={layout.typed}>{text.text}</p>
          <p className={layout.small}>
            {text.characters} characters, sent as {text.parts === 1 ? '1 text' : `${text.parts} texts`}
          </p>
        </Channel>
      )}
    </div>
  );
}

function Channel({
  title,
  isEmpty,
  children,
}: {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Card title={title}>
      {isEmpty ? (
        <EmptyState>There are no words yet.</EmptyState>
      ) : (
        <div className={layout.close}>{children}</div>
      )}
    </Card>
  );
}
