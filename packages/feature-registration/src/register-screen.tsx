import { useLoaderData } from '@tanstack/react-router';
import { partnerOf, type RegistrationStep, stepsOf } from '@upline/domain';
import { useSave } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button, LinkButton } from '@upline/ui-kit/button/button.tsx';
import { useEffect, useRef, useState } from 'react';
import classes from './layout/registration-layout.module.css';
import { RegistrationLayout } from './layout/registration-layout.tsx';
import { SponsorCard } from './layout/sponsor-card.tsx';
import { StepProgress } from './layout/step-progress.tsx';
import type { Opened } from './register.route.ts';
import { nextStep, type Registration, STEP_LABELS } from './registration.ts';
import { AccountStep } from './steps/account-step.tsx';
import { AddressStep } from './steps/address-step.tsx';
import { AgreementStep } from './steps/agreement-step.tsx';
import { BackgroundStep } from './steps/background-step.tsx';
import { LicenseStep } from './steps/license-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { PersonalStep } from './steps/personal-step.tsx';
import { PlanStep } from './steps/plan-step.tsx';
import { type Typed, TypedSecrets } from './typed-secrets.ts';
import { useStep } from './use-step.ts';

const LEADS = {
  standard: 'A few steps, about ten minutes. What you enter is saved step by step.',
  direct: 'For people who are licensed already. What you enter is saved step by step.',
  wfs: 'You join Upline through our partner WFS, with an agreement of its own and the same steps for everybody. What you enter is saved step by step.',
} as const;

/** `register/{upline}`, also licensed (`direct`) and through the partner (`wfs`): domain.md 2.30, B.1. */
export function RegisterScreen() {
  const opened = useLoaderData({ strict: false }) as Opened;
  const { isProxy, sponsor, registration } = opened;
  if (isProxy)
    return (
      <RegistrationLayout title="Join">
        <Banner
          tone="warning"
          actions={<LinkButton to={{ to: '/dashboard' }}>Back to the portal</LinkButton>}
        >
          Not available while viewing as another user
        </Banner>
      </RegistrationLayout>
    );
  // Once the fee is paid, the registration continues even if the sponsor has left.
  if (!sponsor && registration?.status !== 'Paid')
    return (
      <RegistrationLayout title="Join">
        <Banner tone="danger" title="This registration link is not valid">
          Ask the person who invited you for a new link.
        </Banner>
      </RegistrationLayout>
    );
  return <Registering opened={opened} key={`${opened.channel} ${opened.upline}`} />;
}

function Registering({ opened }: { readonly opened: Opened }) {
  const { channel, sponsor } = opened;
  const partner = partnerOf(channel);
  const [registration, setRegistration] = useState(opened.registration);
  const [token, setToken] = useState(opened.token);
  const [secrets] = useState<Typed>(() => new Map());
  const { step, hasReturned, openStep } = useStep(registration);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);

  const take = (saved: Registration) => {
    setRegistration(saved);
    const steps = stepsOf(channel);
    const at = steps.indexOf(step);
    const next = nextStep(saved);
    // After a step that was opened again comes the next one, unless an earlier step has to be done again.
    openStep(step === next ? next : (steps[Math.min(at + 1, steps.indexOf(next))] ?? next));
  };
  const steps = stepsOf(channel);
  const before = steps[steps.indexOf(step) - 1];
  const back = before && step !== 'account' ? () => openStep(before) : undefined;

  return (
    <RegistrationLayout
      title={partner === null ? 'Join' : `Join through ${partner}`}
      lead={LEADS[channel]}
      partner={partner}
    >
      {sponsor && <SponsorCard sponsor={sponsor} />}
      {registration && registration.status !== 'Open' && registration.status !== 'Paid' ? (
        <Ended status={registration.status} />
      ) : (
        <>
          {opened.isOver && !registration && (
            <Banner tone="warning" title="Your registration is no longer open in this tab">
              Continue with the link in the newest mail, wherever you open it. Without one, begin again here.
            </Banner>
          )}
          <StepProgress steps={steps} current={step} />
          <section className={classes.stack}>
            <h2 ref={heading} tabIndex={-1} className={classes.title}>
              {STEP_LABELS[step]}
            </h2>
            <TypedSecrets value={secrets}>
              {step === 'plan' || !registration || token === undefined ? (
                <PlanStep
                  opened={opened}
                  registration={registration}
                  token={token}
                  onSaved={(saved, made) => {
                    setToken(made);
                    take(saved);
                  }}
                />
              ) : (
                <Step
                  step={step}
                  registration={registration}
                  token={token}
                  onSaved={take}
                  hasReturned={hasReturned}
                  {...(back && { onBack: back })}
                />
              )}
            </TypedSecrets>
          </section>
          {registration?.personal && token !== undefined && step !== 'account' && (
            <Later token={token} email={registration.personal.email} />
          )}
        </>
      )}
    </RegistrationLayout>
  );
}

function Step({ step, ...props }: Parameters<typeof PaymentStep>[0] & { readonly step: RegistrationStep }) {
  switch (step) {
    case 'personal':
      return <PersonalStep {...props} />;
    case 'address':
      return <AddressStep {...props} />;
    case 'background':
      return <BackgroundStep {...props} />;
    case 'license':
      return <LicenseStep {...props} />;
    case 'agreement':
      return <AgreementStep {...props} />;
    case 'payment':
      return <PaymentStep {...props} />;
    default:
      return <AccountStep {...props} />;
  }
}

/** Explains why a registration cannot continue here. */
function Ended({ status }: Pick<Registration, 'status'>) {
  if (status === 'In Review')
    return (
      <Banner title="Your registration is under review">
        The home office reviews your registration and will write to you. You need not do anything.
      </Banner>
    );
  if (status === 'Completed')
    return (
      <Banner
        tone="success"
        title="You have joined"
        actions={<LinkButton to={{ to: '/login' }}>Sign in</LinkButton>}
      >
        Your account is ready.
      </Banner>
    );
  return (
    <Banner tone="warning" title="This registration is closed">
      It cannot be changed any more. Contact support if you do not know why.
    </Banner>
  );
}

/** Says how to continue on another day or another device (R-REG-01). */
function Later({ token, email }: { readonly token: string; readonly email: string }) {
  const link = useSave({ operation: 'sendRegistrationLink', refresh: [] });
  const [sent, setSent] = useState(false);
  return (
    <div className={classes.stack}>
      <p className={classes.muted}>
        Need a break? The link we mailed to {email} brings you back within seven days.
      </p>
      {link.error && (
        <Banner tone="danger" live>
          {link.error.message}
        </Banner>
      )}
      {sent ? (
        <p role="status">The link is on its way.</p>
      ) : (
        <div>
          <Button
            loading={link.saving}
            onClick={() => void link.save({ body: { token } }, () => setSent(true))}
          >
            Mail me the link again
          </Button>
        </div>
      )}
    </div>
  );
}
