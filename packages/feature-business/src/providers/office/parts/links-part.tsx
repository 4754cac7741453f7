import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { createProviderLink } from '@upline/api-client/fields/admin/providers.ts';
import { queryFor, useSave } from '@upline/shell';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { addPart, type PartKind, partActions } from './part-actions.ts';
import { PartList } from './part-list.tsx';

type Link = OperationAnswer<'listManagedProviderLinks'>['rows'][number];

const KIND = {
  noun: 'link',
  create: 'createProviderLink',
  update: 'updateProviderLink',
  remove: 'deleteProviderLink',
  fields: createProviderLink.fields,
  asked: ['title', 'url', 'description', 'status'],
  help: { url: 'Begins with https://.' },
  refresh: ['listManagedProviderLinks'],
} as const satisfies PartKind<string>;
const nameOf = ({ title }: Link) => title;

/** Addresses at the carrier. */
export function LinksPart({ id }: { readonly id: string }) {
  const { rows } = useSuspenseQuery(queryFor('listManagedProviderLinks', { params: { id } })).data;
  const { save } = useSave({ operation: 'moveProviderLink', refresh: KIND.refresh });
  return (
    <PartList
      label="Links"
      items={rows}
      nameOf={nameOf}
      add={addPart(KIND, id)}
      actions={partActions(KIND, id, nameOf)}
      move={(link, position) => save({ params: { id, item_id: link.id }, body: { position } })}
    >
      {({ url, description }) => (
        <>
          <p>
            <a href={url} target="_blank" rel="noreferrer">
              {url}
            </a>
          </p>
          {description && <p className={layout.typed}>{description}</p>}
        </>
      )}
    </PartList>
  );
}
