import { useSearch } from '@tanstack/react-router';
import { type RegistrationStep, stepsOf } from '@upline/domain';
import { useGo } from '@upline/shell';
import { useEffect } from 'react';
import type { RegisterSearch } from './register.route.ts';
import { nextStep, type Registration } from './registration.ts';

type Standing = Pick<Registration, 'steps' | 'status' | 'payment' | 'channel'>;

/** Whether a step may be opened: the done ones and the next one, until the fee is paid or on its way. */
function mayEnter(registration: Standing, step: RegistrationStep): boolean {
  const next = nextStep(registration);
  if (registration.status === 'Paid' || registration.payment?.is_waiting) return step === next;
  const steps = stepsOf(registration.channel);
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(next);
}

/** The step that an address shows: the one it names, or else the last one that may be entered. */
export function stepShown(
  registration: Standing | undefined,
  asked: RegistrationStep | undefined,
): RegistrationStep {
  if (!registration) return 'plan';
  return asked && mayEnter(registration, asked) ? asked : nextStep(registration);
}

interface Steps {
  readonly step: RegistrationStep;
  readonly hasReturned: boolean;
  readonly openStep: (step: RegistrationStep) => void;
}

/** The step is in the address, so that Back and Forward of the browser lead from step to step. */
export function useStep(registration: Registration | undefined): Steps {
  const { step: asked, paid }: RegisterSearch = useSearch({ strict: false });
  const go = useGo();
  const step = stepShown(registration, asked);
  // An address without a step, or with one that may not be entered, gets the step that is shown.
  useEffect(() => {
    if (asked === step) return;
    void go({ to: '.', search: { ...(paid && { paid }), step }, replace: true, resetScroll: false });
  }, [asked, step, paid, go]);
  return {
    step,
    hasReturned: paid !== undefined,
    openStep: (to) => {
      if (to !== step) void go({ to: '.', search: { step: to } });
    },
  };
}
