import type { OperationAnswer } from '@upline/api-client';
import { formatPhone } from '@upline/domain';
import { Banner, Button, LinkButton } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import classes from '../security/session-list.module.css';

export type Settings = OperationAnswer<'getSignInSettings'>;

/** What may be done, where anything may. */
export interface SecondStepActions {
  readonly busy: 'app' | 'Email' | 'SMS' | 'recovery' | undefined;
  readonly onSetUp: () => void;
  readonly onRemove: () => void;
  readonly onChoose: (method: 'Email' | 'SMS') => void;
  readonly onRenewCodes: () => void;
}

interface RowProps {
  readonly title: string;
  readonly inUse?: boolean;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

function Row({ title, inUse = false, children, action }: RowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.device}>
          {title}
          {inUse && <span className={classes.current}>In use</span>}
        </p>
        <p className={layout.small}>{children}</p>
      </div>
      {action}
    </li>
  );
}

interface SecondStepListProps {
  readonly settings: Settings;
  /** Absent while an admin views as the associate. */
  readonly actions?: SecondStepActions | undefined;
}

/** Codes by message, for who may do without an app. */
function MessageRows({ settings, actions }: SecondStepListProps) {
  const { second_step, phone, phone_verified } = settings;
  // With an app in use nothing is sent; it is removed first.
  const mayChoose = actions && !settings.authenticator;
  return (
    <>
      <Row
        title="Text message"
        inUse={second_step === 'SMS'}
        action={
          mayChoose &&
          second_step !== 'SMS' &&
          (phone_verified ? (
            <UseButton method="SMS" label="Use text messages" actions={actions} />
          ) : (
            <LinkButton to={{ to: '/account/phone' }} size="xs">
              Verify phone
            </LinkButton>
          ))
        }
      >
        {phone && phone_verified ? (
          <>
            Codes go to <Private kind="contact">{formatPhone(phone)}</Private>.
          </>
        ) : (
          'Verify your phone before choosing SMS.'
        )}
      </Row>
      <Row
        title="Email"
        inUse={second_step === 'Email'}
        action={
          mayChoose &&
          second_step !== 'Email' && <UseButton method="Email" label="Use email" actions={actions} />
        }
      >
        Codes go to <Private kind="contact">{settings.email}</Private>.
      </Row>
    </>
  );
}

interface UseButtonProps {
  readonly method: 'Email' | 'SMS';
  readonly label: string;
  readonly actions: SecondStepActions;
}

function UseButton({ method, label, actions }: UseButtonProps) {
  return (
    <Button
      size="xs"
      loading={actions.busy === method}
      aria-label={label}
      onClick={() => actions.onChoose(method)}
    >
      Use
    </Button>
  );
}

/** How signing in is proved beside the password, the strongest first; one is in use. */
export function SecondStepList({ settings, actions }: SecondStepListProps) {
  const { second_step, authenticator, recovery_codes } = settings;
  const makeCodes = recovery_codes.created_at ? 'Make new codes' : 'Make codes';
  const button = (key: SecondStepActions['busy'], text: string, label: string, onClick: () => void) => (
    <Button size="xs" loading={actions?.busy === key} aria-label={label} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <div className={layout.close}>
      {settings.payout_hold_until && (
        <Banner tone="info">
          To protect your pay, changes of payout information are held until{' '}
          <DateText value={settings.payout_hold_until} />.
        </Banner>
      )}
      <ul className={classes.rows} aria-label="Second step">
        <Row
          title="Authenticator app"
          inUse={second_step === 'App'}
          action={
            actions &&
            (authenticator
              ? !settings.authenticator_required &&
                button('app', 'Remove', 'Remove the authenticator app', actions.onRemove)
              : button('app', 'Set up', 'Set up an authenticator app', actions.onSetUp))
          }
        >
          {authenticator ? (
            <>
              Shows the codes since <DateText value={authenticator.confirmed_at} />.
            </>
          ) : (
            'The safest: codes are made on your phone and nothing is sent.'
          )}
        </Row>
        {!settings.authenticator_required && <MessageRows settings={settings} actions={actions} />}
        <Row
          title="Recovery codes"
          action={actions && button('recovery', makeCodes, makeCodes, actions.onRenewCodes)}
        >
          {recovery_codes.created_at
            ? `${recovery_codes.left} of 10 left, for the day your phone is not at hand.`
            : 'None yet. Ten codes for the day your phone is not at hand.'}
        </Row>
      </ul>
    </div>
  );
}
