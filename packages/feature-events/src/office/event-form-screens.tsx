import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { createEvent } from '@upline/api-client/fields/admin/events.ts';
import {
  addDays,
  companyToday,
  EVENT_TIME_ZONES,
  EVENT_ZONE_NAMES,
  LEVEL_CODES,
  levelOf,
} from '@upline/domain';
import {
  CreateScreen,
  EditScreen,
  inputFor,
  queryFor,
  recordField,
  reshapedValues,
  useApi,
  useAppConfig,
  type ValuesIn,
} from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { readProblem } from '@upline/ui-kit/errors/problem.ts';
import { FieldRow } from '@upline/ui-kit/field/field-row.tsx';
import { TimeField } from '@upline/ui-kit/field/time-field.tsx';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import { RichTextField } from '@upline/ui-kit/rich-text/rich-text-field.tsx';
import { SHOWN_BY } from './event-lists.ts';

const MOST_BYTES = 10 * 1024 * 1024;

type Event = OperationAnswer<'getEvent'>;

const route = getRouteApi('/signed-in/events/$id/edit');
const eventValues = reshapedValues(
  createEvent,
  {
    body: {
      empty: '' as string,
      of: ({ body }: Event) => body ?? '',
      sent: (held: string): string | null => held || null,
    },
    image_id: {
      empty: '' as string,
      of: ({ image_id }: Event) => image_id ?? '',
      sent: (held: string): string | null => held || null,
    },
  },
  // A country starts as that of the one who enters it; an audience starts with none.
  { start: { country: '' } },
);
const Field = recordField(eventValues);
const ZONE_OPTIONS = EVENT_TIME_ZONES.map((value) => ({ value, label: EVENT_ZONE_NAMES[value] }));
const LEVEL_OPTIONS = LEVEL_CODES.map((value) => ({ value, label: `${levelOf(value).name} and higher` }));

function EventFields({ form }: { readonly form: RecordFormState<ValuesIn<typeof eventValues>> }) {
  const teams = useSuspenseQuery(queryFor('listAnnouncementTeams')).data.rows;
  const api = useApi();
  const { fileUrl } = useAppConfig();
  const { audience, image_id } = form.values;
  const imageUrl = (id: string) => `${fileUrl}/content/${id}`;
  const send = (file: File, { signal }: { readonly signal?: AbortSignal } = {}) => {
    const body = new FormData();
    body.append('document', file);
    return api.call(
      'uploadContentImage',
      ...inputFor<'uploadContentImage'>({ body, ...(signal && { signal }) }),
    );
  };
  const picture = form.field('image_id');
  return (
    <>
      <FormSection title="Event">
        <Field name="title" autoComplete="off" />
        <Field
          name="slug"
          autoComplete="off"
          help="The last part of the address, such as spring-convention. Left empty, it is made of the title."
        />
        <Field name="kind" />
        {image_id !== '' && (
          <div>
            <img src={imageUrl(image_id)} alt="" width={240} />
            <div>
              <Button size="xs" onClick={() => picture.onChange('')}>
                Remove picture
              </Button>
            </div>
          </div>
        )}
        <FileUpload
          label="Picture"
          help="Cards show it."
          accept={{ 'image/jpeg': 'JPG', 'image/png': 'PNG', 'image/webp': 'WEBP' }}
          maxSize={MOST_BYTES}
          error={picture.error}
          data-path={picture['data-path']}
          upload={send}
          onChange={([id]) => {
            if (id) picture.onChange(id);
          }}
        />
        <RichTextField
          label="Description"
          imageUrl={imageUrl}
          uploadImage={async (file) => {
            try {
              return (await send(file)).id;
            } catch (error) {
              const { fields, message } = readProblem(error);
              throw new Error(fields.length > 0 ? fields.map((each) => each.message).join('. ') : message);
            }
          }}
          {...form.field('body')}
        />
        <Field name="agenda" rows={4} help="One line for each part." />
        <Field name="speakers" rows={2} help="One line for each." />
      </FormSection>
      <FormSection title="When and where">
        <FieldRow>
          <Field name="starts_on" />
          <TimeField label="Start Time" required {...form.field('starts_time')} />
        </FieldRow>
        <FieldRow>
          <Field name="ends_on" />
          <TimeField label="End Time" required {...form.field('ends_time')} />
        </FieldRow>
        <Field name="time_zone" options={ZONE_OPTIONS} />
        <Field name="venue" autoComplete="off" />
        <Field name="address" autoComplete="off" />
        <Field name="online_url" autoComplete="off" help="Begins with https://. Holders of tickets see it." />
        <Field name="capacity" help="Left empty, only the quantities of the tickets limit it." />
      </FormSection>
      <FormSection title="Audience">
        <Field name="audience" />
        {audience === 'Country' && <Field name="country" />}
        {audience === 'Level' && <Field name="min_level" options={LEVEL_OPTIONS} />}
        {audience === 'Team' && (
          <Field
            name="team_code"
            options={teams.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
          />
        )}
      </FormSection>
      <FormSection title="Registration">
        <Field name="registration" />
        <Field.Row names={['opens_on', 'closes_on']} />
      </FormSection>
    </>
  );
}

/** `events/create`: a draft. */
export const EventCreateScreen = () => (
  <CreateScreen
    values={eventValues}
    noun="event"
    operation="createEvent"
    refresh={SHOWN_BY}
    start={{
      audience: 'Everybody',
      registration: 'Open',
      time_zone: 'America/New_York',
      opens_on: companyToday(),
      closes_on: addDays(companyToday(), 30),
    }}
    done={({ id }) => ({ to: '/events/$id', params: { id } })}
    cancel={{ to: '/events' }}
  >
    {(form) => <EventFields form={form} />}
  </CreateScreen>
);

/** `events/{id}/edit`. */
export function EventEditScreen() {
  const params = route.useParams();
  const { data: event } = useSuspenseQuery(queryFor('getEvent', { params }));
  return (
    <EditScreen
      values={eventValues}
      noun="event"
      record={event}
      name={event.title}
      isPrivate={false}
      operation="updateEvent"
      input={{ params }}
      refresh={SHOWN_BY}
      page={{ to: '/events/$id', params }}
    >
      {(form) => <EventFields form={form} />}
    </EditScreen>
  );
}
