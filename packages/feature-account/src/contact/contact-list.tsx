import { formatPhone } from '@upline/domain';
import { Banner, Button, LinkButton } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { Settings } from '../second-step/second-step-list.tsx';
import classes from '../security/session-list.module.css';

export interface ContactListProps {
  readonly settings: Settings;
  readonly mayChange: boolean;
  readonly mayCancel: boolean;
  readonly canceling: boolean;
  readonly error: string | undefined;
  readonly onCancel: () => void;
}

/** Email and phone with what is known of them. */
export function ContactList({
  settings,
  mayChange,
  mayCancel,
  canceling,
  error,
  onCancel,
}: ContactListProps) {
  const { email, email_change, phone, phone_type, phone_verified } = settings;
  return (
    <div className={layout.close}>
      {error && (
        <Banner tone="danger" live title={error}>
          The change still waits for its confirmation.
        </Banner>
      )}
      {email_change && (
        <Banner
          tone="warning"
          title="A new email waits for its confirmation"
          actions={
            mayCancel && (
              <Button size="xs" loading={canceling} onClick={onCancel}>
                Keep the present email
              </Button>
            )
          }
        >
          Follow the link we sent to <Private kind="contact">{email_change.email}</Private> by{' '}
          <DateText value={email_change.expires_at} />.
        </Banner>
      )}
      <ul className={classes.rows} aria-label="Email and phone">
        <li className={classes.row}>
          <div className={classes.words}>
            <p className={classes.device}>
              <Private kind="contact">{email}</Private>
            </p>
            <p className={layout.small}>
              {settings.email_verified ? 'Email, confirmed' : 'Email, not confirmed'}
            </p>
          </div>
          {mayChange && (
            <LinkButton to={{ to: '/account/email' }} size="xs" aria-label="Change email">
              Change
            </LinkButton>
          )}
        </li>
        <li className={classes.row}>
          <div className={classes.words}>
            <p className={classes.device}>
              {phone ? <Private kind="contact">{formatPhone(phone)}</Private> : 'No phone'}
            </p>
            <p className={layout.small}>
              {phone_type ?? 'Phone'}, {phone_verified ? 'verified' : 'not verified'}
            </p>
          </div>
          {mayChange && (
            <LinkButton to={{ to: '/account/phone' }} size="xs" aria-label="Change or verify phone">
              {phone && !phone_verified ? 'Verify' : 'Change'}
            </LinkButton>
          )}
        </li>
      </ul>
    </div>
  );
}
