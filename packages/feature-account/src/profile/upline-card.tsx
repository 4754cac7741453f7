import { EmailLink, usePageAt } from '@upline/shell';
import { LinkButton, Phone } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import classes from './profile.module.css';
import type { Profile } from './profile.ts';

type Person = NonNullable<Profile['upline']>;

function Contact({ name, code, phone, email }: Person) {
  return (
    <span className={classes.reach}>
      <Private>
        {name} ({code})
      </Private>
      {phone && <Phone value={phone} callable />}
      <Private kind="contact">
        <EmailLink email={email} />
      </Private>
    </span>
  );
}

/** Who is above, and how they are reached; one person once (domain.md 2.1). */
export function UplineCard({ profile: { upline, upline_rmd } }: { readonly profile: Profile }) {
  const changes = usePageAt()('/account/upline-changes');
  const isOne = upline !== null && upline.code === upline_rmd?.code;
  return (
    <Card
      title="Upline"
      actions={
        changes && (
          <LinkButton to={changes} size="xs">
            Upline changes
          </LinkButton>
        )
      }
    >
      {upline === null ? (
        <p>Nobody stands above you.</p>
      ) : (
        <FactList
          facts={
            isOne
              ? [{ label: 'Upline and upline RMD', value: <Contact {...upline} /> }]
              : [
                  { label: 'Upline', value: <Contact {...upline} /> },
                  { label: 'Upline RMD', value: upline_rmd && <Contact {...upline_rmd} /> },
                ]
          }
        />
      )}
    </Card>
  );
}
