import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { createProviderVideo } from '@upline/api-client/fields/admin/providers.ts';
import { queryFor, useAppConfig, useSave } from '@upline/shell';
import { ProviderVideo } from '../../provider-video.tsx';
import { addPart, type PartKind, partActions } from './part-actions.ts';
import { PartList } from './part-list.tsx';

type Video = OperationAnswer<'listManagedProviderVideos'>['rows'][number];

const KIND = {
  noun: 'video',
  create: 'createProviderVideo',
  update: 'updateProviderVideo',
  remove: 'deleteProviderVideo',
  fields: createProviderVideo.fields,
  asked: ['title', 'video', 'duration_seconds', 'description', 'status'],
  help: { video: 'The id at the video host, or an https address.', duration_seconds: 'In seconds.' },
  refresh: ['listManagedProviderVideos'],
} as const satisfies PartKind<string>;
const nameOf = ({ title }: Video) => title;

/** Videos of the carrier; nothing is asked of their host before one is played. */
export function VideosPart({ id }: { readonly id: string }) {
  const { videoUrl } = useAppConfig();
  const { rows } = useSuspenseQuery(queryFor('listManagedProviderVideos', { params: { id } })).data;
  const { save } = useSave({ operation: 'moveProviderVideo', refresh: KIND.refresh });
  return (
    <PartList
      label="Videos"
      items={rows}
      nameOf={nameOf}
      add={addPart(KIND, id)}
      actions={partActions(KIND, id, nameOf)}
      move={(video, position) => save({ params: { id, item_id: video.id }, body: { position } })}
    >
      {(video) => <ProviderVideo video={video} host={videoUrl ?? null} />}
    </PartList>
  );
}
