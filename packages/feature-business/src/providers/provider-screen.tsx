import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, useAppConfig, useBackTarget, useMay, useRecordTitle } from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { DetailHeader } from '@upline/ui-kit/detail/detail-header.tsx';
import { Phone } from '@upline/ui-kit/format/formats.tsx';
import { lazyLayer } from '@upline/ui-kit/loading/lazy-layer.tsx';
import { onIntent } from '@upline/ui-kit/loading/preloadable.ts';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import { type ReactNode, useState } from 'react';
import { OwnAppointments } from './own-appointments.tsx';
import classes from './provider.module.css';
import { PROVIDER_PARTS, type ProviderPart } from './provider-lists.ts';
import { ProviderAttachments, ProviderContacts, ProviderLinks, ProviderVideos } from './provider-parts.tsx';

export type Provider = OperationAnswer<'getProvider'>;

const RequestDialog = lazyLayer(() => import('./request-dialog.tsx').then((chunk) => chunk.RequestDialog));
const LABELS: Readonly<Record<ProviderPart, string>> = {
  contacts: 'Contacts',
  videos: 'Videos',
  links: 'Links',
  attachments: 'Attachments',
};
const HERE = '/business/product-providers/$provider_id';

interface PartProps {
  readonly part: ProviderPart;
  readonly children: (id: string) => ReactNode;
}

/** The head of a provider over one of its parts; the part is in the address (SPEC 2). */
function ProviderPage({ part, children }: PartProps) {
  const { provider_id: id }: { provider_id: string } = useParams({ strict: false });
  const { data: provider } = useSuspenseQuery(queryFor('getProvider', { params: { id } }));
  const { apiUrl } = useAppConfig();
  const mayRequest = useMay('requestAppointment') && provider.may_request_appointment;
  const [requesting, setRequesting] = useState(false);
  useRecordTitle(provider.name);
  const params = { provider_id: id };
  const back = useBackTarget({ to: HERE, params });
  return (
    <>
      {provider.has_logo && (
        <img
          className={classes.logo}
          src={`${apiUrl}/provider-logos/${id}`}
          alt=""
          width={160}
          height={48}
          loading="lazy"
        />
      )}
      <DetailHeader
        name={provider.name}
        {...(back && { back })}
        isPrivate={false}
        status={provider.status}
        facts={[
          provider.am_best_rating && `AM Best ${provider.am_best_rating}`,
          provider.phone && <Phone key="phone" value={provider.phone} callable />,
          provider.website && (
            <a key="website" href={provider.website} target="_blank" rel="noreferrer">
              Website
            </a>
          ),
          provider.producer_portal_url && (
            <a key="portal" href={provider.producer_portal_url} target="_blank" rel="noreferrer">
              Producer portal
            </a>
          ),
        ]}
        primary={
          mayRequest && (
            <Button variant="filled" {...onIntent(RequestDialog)} onClick={() => setRequesting(true)}>
              Request appointment
            </Button>
          )
        }
      />
      {provider.status === 'Inactive' && (
        <Banner tone="info">
          This provider takes no new business. Policies you have with it stay as they are.
        </Banner>
      )}
      <div className={classes.own}>
        <OwnAppointments provider={provider} />
      </div>
      <TabsInAddress
        label={provider.name}
        current={part}
        items={PROVIDER_PARTS.map((key) => ({
          key,
          label: LABELS[key],
          to: { to: key === 'contacts' ? HERE : `${HERE}/${key}`, params },
        }))}
      />
      <div className={classes.part}>{children(id)}</div>
      {requesting && (
        <RequestDialog
          provider={provider}
          countries={provider.countries}
          taken={provider.appointments
            .filter(({ status }) => ['Appointed', 'Requested', 'In Process'].includes(status))
            .map(({ state }) => state)}
          onClose={() => setRequesting(false)}
        />
      )}
    </>
  );
}

/** `business/product-providers/{provider_id}`: contacts are the index. */
export const ProviderContactsScreen = () => (
  <ProviderPage part="contacts">{(id) => <ProviderContacts id={id} />}</ProviderPage>
);

/** `…/{provider_id}/videos`. */
export const ProviderVideosScreen = () => (
  <ProviderPage part="videos">{(id) => <ProviderVideos id={id} />}</ProviderPage>
);

/** `…/{provider_id}/links`. */
export const ProviderLinksScreen = () => (
  <ProviderPage part="links">{(id) => <ProviderLinks id={id} />}</ProviderPage>
);

/** `…/{provider_id}/attachments`. */
export const ProviderAttachmentsScreen = () => (
  <ProviderPage part="attachments">{(id) => <ProviderAttachments id={id} />}</ProviderPage>
);
