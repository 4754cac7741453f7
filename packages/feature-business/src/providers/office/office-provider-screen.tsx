import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { createProvider } from '@upline/api-client/fields/admin/providers.ts';
import { queryFor, RecordScreen, recordCards, useGo, useRecordActions } from '@upline/shell';
import { Phone } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { PROVIDERS } from './catalogue-lists.ts';
import { type OfficeProvider, officeProviderActions } from './office-providers.actions.ts';
import { ContactsPart } from './parts/contacts-part.tsx';
import { DocumentsPart } from './parts/documents-part.tsx';
import { LinksPart } from './parts/links-part.tsx';
import { VideosPart } from './parts/videos-part.tsx';
import { ProviderLogo } from './provider-logo.tsx';
import { ProviderProducts } from './provider-products.tsx';

const route = getRouteApi('/signed-in/catalogue/providers/$id');

/** `catalogue/providers/{id}`: a carrier with its settings, its products and what associates read of it. */
export function OfficeProviderScreen() {
  const params = route.useParams();
  const { tab = 'details' } = route.useSearch();
  const go = useGo();
  const { data: provider } = useSuspenseQuery(queryFor('getManagedProvider', { params }));
  const { menu, dialog } = useRecordActions(
    officeProviderActions(provider, () => void go({ to: PROVIDERS })),
  );
  return (
    <RecordScreen
      noun="Provider"
      name={provider.name}
      isPrivate={false}
      status={provider.status}
      facts={[
        provider.short_name,
        provider.countries.join(', '),
        provider.am_best_rating && `AM Best ${provider.am_best_rating}`,
      ]}
      actions={menu}
      page={{ to: `${PROVIDERS}/$id`, params }}
      tab={tab}
      tabs={{
        details: { label: 'Details', content: <Details provider={provider} /> },
        products: { label: 'Products', content: <ProviderProducts provider={provider} /> },
        contacts: { label: 'Contacts', content: <ContactsPart id={params.id} /> },
        links: { label: 'Links', content: <LinksPart id={params.id} /> },
        documents: { label: 'Documents', content: <DocumentsPart id={params.id} /> },
        videos: { label: 'Videos', content: <VideosPart id={params.id} /> },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

const address = <Name extends string>(name: Name, label: string, url: string | null) =>
  url === null
    ? name
    : {
        label,
        value: (
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
        ),
      };

function Details({ provider }: { readonly provider: OfficeProvider }) {
  const { fields } = createProvider;
  const card = recordCards(fields, provider);
  return (
    <div className={layout.columns}>
      <div className={layout.stack}>
        {card('Provider', [
          'product_types',
          address('website', fields.website.label, provider.website),
          address('producer_portal_url', fields.producer_portal_url.label, provider.producer_portal_url),
          {
            label: fields.phone.label,
            value: provider.phone && <Phone value={provider.phone} callable />,
          },
          'policy_number_pattern',
        ])}
        {card('Appointments', [
          'jit',
          'writing_number_required',
          {
            label: fields.pre_appointment_states.label,
            value: provider.pre_appointment_states.join(', '),
          },
          { label: fields.aml_validity_months.label, value: `${provider.aml_validity_months} months` },
        ])}
        {card('How it pays', ['advance_months', 'chargeback_method', 'chargeback_months'])}
      </div>
      <ProviderLogo provider={provider} />
    </div>
  );
}
