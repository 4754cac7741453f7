import { Banner, Button, DateText, Private, Status } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import classes from '../profile/profile.module.css';
import { useAnswerSpouse } from './spouse.mutations.ts';
import type { SpouseRequest } from './spouse.ts';

/** Another associate asks for the link: what it means, and the two answers. */
export function SpouseToAnswer({ request }: { readonly request: SpouseRequest }) {
  const answer = useAnswerSpouse();
  const { id, version, associate } = request;
  const send = async (accept: boolean) => {
    if (await answer.save({ params: { id }, body: { accept }, ifMatch: version }))
      toast.success(accept ? 'Link accepted' : 'Link declined');
  };
  return (
    <Card title="Request to answer" actions={<Status value={request.status} />}>
      <div className={layout.stack}>
        {answer.error && (
          <Banner tone="danger" live>
            {answer.error.message}
          </Banner>
        )}
        <p>
          <Private>{associate.name}</Private> (<Private>{associate.code}</Private>) asked on{' '}
          <DateText value={request.created_at} /> to link your two codes as spouses. Accept only if you are
          married: transfers keep linked codes in one hierarchy, and the home office may let licenses of one
          count for the other.
        </p>
        <div className={classes.links}>
          <Button variant="filled" loading={answer.saving} onClick={() => void send(true)}>
            Accept link
          </Button>
          <Button disabled={answer.saving} onClick={() => void send(false)}>
            Decline
          </Button>
        </div>
      </div>
    </Card>
  );
}
