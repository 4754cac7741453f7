import { useSuspenseQuery } from '@tanstack/react-query';
import type { RegistrationChannel } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { CopyField } from '@upline/ui-kit/copy-field/copy-field.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { QrCode } from '@upline/ui-kit/qr-code/qr-code.tsx';
import classes from './recruiting-link.module.css';

const KINDS: Readonly<Record<RegistrationChannel, { readonly title: string; readonly text: string }>> = {
  standard: { title: 'Anybody', text: 'For people who start with you and are not licensed yet.' },
  direct: {
    title: 'Licensed already',
    text: 'For people with a license: they enter it, and skip the training program.',
  },
  wfs: { title: 'Through WFS', text: 'For people who come through the partner WFS.' },
};

/** `team/recruiting-link`: people who open the link join under the caller. */
export function RecruitingLinkScreen() {
  const { data } = useSuspenseQuery(queryFor('getRecruitingLinks'));
  return (
    <div className={classes.page}>
      <PageHeader title="Recruiting link" />
      <p className={classes.muted}>
        People who register by your link join your team. You are notified as soon as their fee is paid.
      </p>
      {data.is_valid ? (
        <div className={classes.links}>
          {data.links.map(({ channel, url, qr }) => (
            <Card key={channel} title={KINDS[channel].title}>
              <div className={classes.link}>
                <p className={classes.muted}>{KINDS[channel].text}</p>
                <CopyField label="Link" value={url} />
                <div className={classes.code}>
                  <QrCode {...qr} label={`QR code of the link: ${KINDS[channel].title}`} />
                </div>
              </div>
            </Card>
          ))}
        </div>
      ) : (
        <Banner tone="warning" title="Your link is not valid now">
          Only an Active associate recruits. Your link works again once your account is Active.
        </Banner>
      )}
    </div>
  );
}
