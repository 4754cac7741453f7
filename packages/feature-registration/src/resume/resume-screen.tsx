import { useGo, useSave } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { forgetRegistration, holdToken } from '../held-token.ts';
import classes from '../layout/registration-layout.module.css';
import { RegistrationLayout } from '../layout/registration-layout.tsx';
import { heldLink } from './resume.route.ts';

const TO = {
  standard: '/register/$upline',
  direct: '/register/direct/$upline',
  wfs: '/register/wfs/$upline',
} as const;

/** Resumes a registration from the mailed link (R-REG-01). It asks for a click, because mail scanners open links. */
export function ResumeScreen() {
  const go = useGo();
  const resume = useSave({ operation: 'resumeRegistration', refresh: [] });
  const link = heldLink();
  const wrong = resume.error?.fields[0]?.message;
  const isOver = link === null || wrong !== undefined;

  const goOn = () =>
    resume.save({ body: { link: link ?? '' } }, ({ token, registration: { channel, upline } }) => {
      if (upline === null) return;
      forgetRegistration();
      holdToken({ token, channel, upline: upline.code });
      void go({ to: TO[channel], params: { upline: upline.code }, replace: true });
    });

  return (
    <RegistrationLayout
      title="Continue your registration"
      {...(!isOver && {
        lead: 'Everything you have saved is there. The device you began on has to use this link, too, to go on.',
      })}
    >
      <div className={classes.stack}>
        {isOver ? (
          <Banner tone="danger" title={wrong ?? 'Link is not valid or has expired'} live>
            The newest mail has the link that counts, for seven days. After that, ask the person who invited
            you for their link and register again.
          </Banner>
        ) : (
          <>
            {resume.error && (
              <Banner tone="danger" live>
                {resume.error.message}
              </Banner>
            )}
            <Button variant="filled" fullWidth loading={resume.saving} onClick={() => void goOn()}>
              Continue
            </Button>
          </>
        )}
      </div>
    </RegistrationLayout>
  );
}
