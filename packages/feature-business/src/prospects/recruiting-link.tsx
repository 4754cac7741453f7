import { useQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { CopyField } from '@upline/ui-kit/copy-field/copy-field.tsx';
import type { Prospect } from './form/prospect-values.ts';
import classes from './prospect.module.css';

const mailTo = (email: string, url: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Join my team')}&body=${encodeURIComponent(`Here is the link to join my team:\n\n${url}`)}`;

/** The own link, for a prospect who has not registered yet: who registers by it becomes Recruited by itself (R-PRO-02). */
export function RecruitingLink({ prospect }: { readonly prospect: Partial<Pick<Prospect, 'email'>> }) {
  const { data } = useQuery(queryFor('getRecruitingLinks'));
  const url = data?.is_valid ? data.links.find(({ channel }) => channel === 'standard')?.url : undefined;
  if (url === undefined) return null;
  return (
    <div className={classes.recruiting}>
      <CopyField
        label="Your recruiting link"
        value={url}
        help="Send it if the prospect has not registered yet. Who registers by it with this email or phone moves to Recruited by itself."
      />
      {prospect.email && <a href={mailTo(prospect.email, url)}>Write an email with the link</a>}
    </div>
  );
}
