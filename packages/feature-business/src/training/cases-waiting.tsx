import { useQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { Banner, LinkButton } from '@upline/ui-kit';
import classes from '../supervision/reviews-waiting.module.css';
import { TO_ACKNOWLEDGE, TRAINEE_LIST, TRAINEES } from './trainee-lists.ts';

/** Leads a trainer to the trainees whose cases wait for a word; nothing for everybody else. */
export function CasesWaiting() {
  const isAsked = useMay('acknowledgeTrainingCase');
  const { data } = useQuery({
    ...queryFor(TRAINEE_LIST.count, { query: { filter: TO_ACKNOWLEDGE } } as never),
    enabled: isAsked,
  });
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return (
    <div className={classes.note}>
      <Banner
        tone="warning"
        actions={
          <LinkButton size="small" to={{ to: TRAINEES, search: { filter: TO_ACKNOWLEDGE } }}>
            Acknowledge
          </LinkButton>
        }
      >
        {count === 1 ? '1 trainee waits' : `${count} trainees wait`} for you to acknowledge a case.
      </Banner>
    </div>
  );
}
