import { useMay, useSave } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import classes from './help.module.css';

interface VoteProps {
  readonly slug: string;
  /** The own vote; null: none yet. */
  readonly isHelpful: boolean | null;
}

const ANSWERS = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
] as const;

/** Whether the article helped: one vote, which may be changed (domain.md 2.27). */
export function Vote({ slug, isHelpful }: VoteProps) {
  const mayVote = useMay('voteHelpArticle');
  const vote = useSave({ operation: 'voteHelpArticle', refresh: ['readHelpArticle'] });
  if (!mayVote) return null;
  return (
    <section className={classes.vote} aria-label="Was this helpful?">
      <p>Was this helpful?</p>
      {ANSWERS.map(({ value, label }) => (
        <Button
          key={label}
          size="xs"
          variant={isHelpful === value ? 'filled' : 'default'}
          aria-pressed={isHelpful === value}
          // One answer at a time: the later one is the one that counts.
          disabled={vote.saving}
          onClick={() => void vote.save({ params: { slug }, body: { is_helpful: value } })}
        >
          {label}
        </Button>
      ))}
      <p role="status" className={classes.muted}>
        {vote.error?.message ?? (isHelpful === null ? '' : 'Thank you. You can change your answer.')}
      </p>
    </section>
  );
}
