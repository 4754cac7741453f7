import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { createVideo } from '@upline/api-client/fields/admin/video-drop.ts';
import { type Country, LEVEL_CODES, levelOf, messages } from '@upline/domain';
import {
  CreateScreen,
  EditScreen,
  inputFor,
  queryFor,
  recordField,
  reshapedValues,
  useApi,
  type ValuesIn,
} from '@upline/shell';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useThumbnailUrl } from '../video-words.ts';
import { VIDEO_VIEWS } from './video-lists.ts';

type Video = OperationAnswer<'getVideo'>;
const route = getRouteApi('/signed-in/content/videos/$id/edit');

const videoValues = reshapedValues(
  createVideo,
  {
    thumbnail_id: {
      empty: '' as string,
      of: ({ thumbnail_id }: Video) => thumbnail_id,
      sent: (held: string) => held,
    },
    // A country starts as that of the one who enters it; an audience starts with none, and none stays none.
    country: {
      empty: '' as Country | '',
      of: ({ country }: Video): Country | '' => country ?? '',
      sent: (held: Country | ''): Country | null => held || null,
    },
  },
  {
    check: ({ thumbnail_id }): Record<string, string> =>
      thumbnail_id === '' ? { thumbnail_id: messages.required('Thumbnail') } : {},
  },
);
const Field = recordField(videoValues);
const TYPES = { 'image/jpeg': 'JPG', 'image/png': 'PNG', 'image/webp': 'WEBP' };
const LEVEL_OPTIONS = LEVEL_CODES.map((value) => ({ value, label: `${levelOf(value).name} and higher` }));

/** Create and edit share these fields. */
function VideoFields({ form }: { readonly form: RecordFormState<ValuesIn<typeof videoValues>> }) {
  const api = useApi();
  const thumbnailUrl = useThumbnailUrl();
  const { value, onChange, ...field } = form.field('thumbnail_id');
  return (
    <>
      <FormSection title="Video">
        <Field name="title" autoComplete="off" />
        <Field.Row names={['language', 'duration_seconds']} />
        <Field name="host_id" autoComplete="off" help="Of the video at the video host, not an address." />
        {value !== '' && (
          <img
            src={thumbnailUrl(value)}
            alt="Thumbnail"
            width={320}
            height={180}
            style={{ objectFit: 'cover' }}
          />
        )}
        <FileUpload
          label={value === '' ? 'Thumbnail' : 'Another thumbnail'}
          help="A picture of 16 to 9, at most 10 MB."
          required={value === ''}
          accept={TYPES}
          maxSize={10 * 1024 * 1024}
          error={field.error}
          data-path={field['data-path']}
          upload={(file, { signal }) => {
            const body = new FormData();
            body.append('document', file);
            return api.call(
              'uploadVideoThumbnail',
              ...inputFor<'uploadVideoThumbnail'>({ body, ...(signal && { signal }) }),
            );
          }}
          onChange={([id]) => onChange(id ?? form.getInitialValues().thumbnail_id)}
        />
      </FormSection>
      <FormSection title="Approval" sentence="After its last day it is neither shown nor sent.">
        <Field.Row names={['approval_number', 'expires_on']} />
      </FormSection>
      <FormSection title="Audience">
        <Field name="country" emptyLabel="Every country" />
        <Field name="min_level" options={LEVEL_OPTIONS} emptyLabel="Every level" />
      </FormSection>
    </>
  );
}

/** `content/videos/create`: a draft. */
export const VideoCreateScreen = () => (
  <CreateScreen
    values={videoValues}
    noun="video"
    operation="createVideo"
    refresh={VIDEO_VIEWS}
    done={({ id }) => ({ to: '/content/videos/$id', params: { id } })}
    cancel={{ to: '/content/videos' }}
  >
    {(form) => <VideoFields form={form} />}
  </CreateScreen>
);

/** `content/videos/{id}/edit`. */
export function VideoEditScreen() {
  const params = route.useParams();
  const { data: video } = useSuspenseQuery(queryFor('getVideo', { params }));
  return (
    <EditScreen
      values={videoValues}
      noun="video"
      record={video}
      name={video.title}
      isPrivate={false}
      operation="updateVideo"
      input={{ params }}
      refresh={VIDEO_VIEWS}
      page={{ to: '/content/videos/$id', params }}
    >
      {(form) => <VideoFields form={form} />}
    </EditScreen>
  );
}
