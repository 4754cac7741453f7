import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { Words } from './templates.ts';

interface WordsCardProps {
  readonly title: string;
  readonly words: Words;
  /** When the message is sent, and to whom. */
  readonly when?: string;
}

/** Words of a message as they are written, with the names of their values. */
export function WordsCard({ title, words, when }: WordsCardProps) {
  return (
    <Card title={title}>
      <div className={layout.close}>
        {when !== undefined && <p className={layout.muted}>{when}</p>}
        {words.title !== null && <p className={layout.strong}>{words.title}</p>}
        <p className={layout.typed}>{words.body}</p>
      </div>
    </Card>
  );
}
