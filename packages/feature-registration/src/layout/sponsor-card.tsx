import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import type { Sponsor } from '../registration.ts';
import classes from './registration-layout.module.css';

/** Whose link it is: photo, name, level (domain.md B.1). */
export function SponsorCard({ sponsor }: { readonly sponsor: Sponsor }) {
  return (
    <Card>
      <div className={classes.sponsor}>
        <Avatar size={64} name={sponsor.name} code={sponsor.code} hasPhoto={sponsor.has_photo} />
        <div>
          <span className={classes.muted}>You join the team of</span>
          <strong>{sponsor.name}</strong>
          <span className={classes.muted}>{sponsor.level.name}</span>
        </div>
      </div>
    </Card>
  );
}
