import { useQuery } from '@tanstack/react-query';
import { queryFor, type RowOf, useApi, useAppConfig, useFileSaving } from '@upline/shell';
import { Button, EmptyState, ErrorState, Loading } from '@upline/ui-kit';
import { fileNameOf } from '@upline/ui-kit/file/file-name.ts';
import { Phone } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import { DocumentLine } from './document-line.tsx';
import classes from './provider.module.css';
import { ProviderVideo } from './provider-video.tsx';

type Lists = 'listProviderContacts' | 'listProviderVideos' | 'listProviderLinks' | 'listProviderAttachments';
type Item<Id extends Lists> = RowOf<Id>;

interface PartProps<Id extends Lists> {
  readonly list: Id;
  readonly id: string;
  readonly empty: string;
  readonly children: (item: Item<Id>) => ReactNode;
}

/** Published items of one kind in their order, or why there are none to be seen. */
function Part<Id extends Lists>({ list, id, empty, children }: PartProps<Id>) {
  const query = useQuery(queryFor(list as 'listProviderContacts', { params: { id } }));
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading label="Parts of the provider" />;
  // The operation is one of several that answer alike; the rows are those of the one that is named.
  const rows = query.data.rows as unknown as readonly (Item<Id> & { readonly id: string })[];
  if (rows.length === 0) return <EmptyState>{empty}</EmptyState>;
  return (
    <ul className={classes.items}>
      {rows.map((item) => (
        <li key={item.id} className={classes.item}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** Whom to call at the provider. */
export const ProviderContacts = ({ id }: { readonly id: string }) => (
  <Part list="listProviderContacts" id={id} empty="No contacts are listed.">
    {(contact) => (
      <>
        <p className={layout.strong}>{contact.name}</p>
        <p className={classes.muted}>
          {[contact.department, contact.title, contact.region].filter(Boolean).join(' · ')}
        </p>
        {contact.phone && (
          <p>
            <Phone value={contact.phone} callable />
          </p>
        )}
        {contact.email && (
          <p>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        )}
        {contact.hours && <p className={classes.muted}>{contact.hours}</p>}
      </>
    )}
  </Part>
);

/** Videos of the provider; nothing is asked of their host before one is played. */
export function ProviderVideos({ id }: { readonly id: string }) {
  const { videoUrl } = useAppConfig();
  return (
    <Part list="listProviderVideos" id={id} empty="No videos are listed.">
      {(video) => <ProviderVideo video={video} host={videoUrl ?? null} />}
    </Part>
  );
}

/** Addresses at the provider. */
export const ProviderLinks = ({ id }: { readonly id: string }) => (
  <Part list="listProviderLinks" id={id} empty="No links are listed.">
    {(link) => (
      <>
        <p>
          <a className={layout.strong} href={link.url} target="_blank" rel="noreferrer">
            {link.title}
          </a>
        </p>
        <p className={classes.muted}>{new URL(link.url).host}</p>
        {link.description && <p>{link.description}</p>}
      </>
    )}
  </Part>
);

/** Papers of the provider to be kept. */
export function ProviderAttachments({ id }: { readonly id: string }) {
  const api = useApi();
  const { saving, save } = useFileSaving();
  const download = (attachment: Item<'listProviderAttachments'>) =>
    save(
      attachment.id,
      () => api.call('getProviderAttachmentFile', { params: { id, item_id: attachment.id } }),
      (file) => fileNameOf(attachment.title, file),
    );
  return (
    <Part list="listProviderAttachments" id={id} empty="No attachments are listed.">
      {(attachment) => (
        <>
          <p className={layout.strong}>{attachment.title}</p>
          <DocumentLine document={attachment} />
          <p>
            <Button
              size="xs"
              loading={saving === attachment.id}
              aria-label={`Download ${attachment.title}`}
              onClick={() => void download(attachment)}
            >
              Download
            </Button>
          </p>
        </>
      )}
    </Part>
  );
}
