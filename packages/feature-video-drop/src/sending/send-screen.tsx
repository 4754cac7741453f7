import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { NOTIFICATION_CHANNELS, VIDEO_DROP, VIDEO_MESSAGE_MAX } from '@upline/domain';
import { queryFor, useGo, useSave } from '@upline/shell';
import { Banner, usePrivateText } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import { FieldRow } from '@upline/ui-kit/field/field-row.tsx';
import { MultiSelectField } from '@upline/ui-kit/field/multi-select-field.tsx';
import { SelectField } from '@upline/ui-kit/field/select-field.tsx';
import { TextField } from '@upline/ui-kit/field/text-field.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { StepForm } from '@upline/ui-kit/step-form/step-form.tsx';
import { CONTACTS_TO_CHOOSE, SENT_VIEWS } from '../video-drop-lists.ts';
import { lengthWords } from '../video-words.ts';
import {
  bodyOf,
  checkSend,
  isReachable,
  momentOf,
  SEND_LABELS,
  type SendValues,
  START_MESSAGE,
} from './send-values.ts';

const route = getRouteApi('/signed-in/virtual-video-drop/send/$video_id');
const HISTORY = { to: '/virtual-video-drop/history' } as const;
const HOURS = Array.from({ length: 13 }, (_, index) => {
  const hour = index + 8;
  return {
    value: `${String(hour).padStart(2, '0')}:00`,
    label: `${((hour + 11) % 12) + 1}:00 ${hour < 12 ? 'AM' : 'PM'}`,
  };
});
const CHANNELS = NOTIFICATION_CHANNELS.map((value) => ({ value, label: value }));

/** `virtual-video-drop/send`: Video, Contacts, Message, Review. */
export const SendScreen = () => <SendSteps videoId="" />;

/** `virtual-video-drop/send/{video_id}`: the video is chosen, so it begins with contacts. */
export function SendVideoScreen() {
  const { video_id } = route.useParams();
  return <SendSteps key={video_id} videoId={video_id} />;
}

function SendSteps({ videoId }: { readonly videoId: string }) {
  const videos = useSuspenseQuery(queryFor('listVideosToSend')).data.rows;
  const contacts = useSuspenseQuery(CONTACTS_TO_CHOOSE).data.rows;
  const go = useGo();
  const privately = usePrivateText();
  const isKnown = videos.some(({ id }) => id === videoId);
  const { send } = useSave({
    operation: 'sendVideo',
    refresh: SENT_VIEWS,
    message: 'Video sent successfully',
  });
  const form = useRecordForm<SendValues>({
    initialValues: {
      video_id: isKnown ? videoId : '',
      channel: 'Email',
      contact_ids: [],
      message: START_MESSAGE,
      day: '',
      hour: '09:00',
    },
    validate: checkSend,
  });
  const { values } = form;
  const video = videos.find(({ id }) => id === values.video_id);
  const reachable = contacts.filter((contact) => isReachable(contact, values.channel));
  const chosen = contacts.filter(({ id }) => values.contact_ids.includes(id));
  const moment = momentOf(values);
  const most = VIDEO_MESSAGE_MAX[values.channel];

  return (
    <>
      <PageHeader title="Send a video" />
      {videoId !== '' && !isKnown && (
        <Banner tone="warning">This video is no longer available. Choose another one.</Banner>
      )}
      <StepForm
        form={form}
        name="Send a video"
        saveLabel="Send"
        labels={SEND_LABELS}
        start={isKnown ? 1 : 0}
        save={(current) => send({ body: bodyOf(current) })}
        onDone={() => go(HISTORY)}
        cancel={{ to: '/virtual-video-drop' }}
        steps={[
          {
            key: 'video',
            label: 'Video',
            fields: ['video_id'],
            children: (
              <SelectField
                label="Video"
                required
                options={videos.map(({ id, title, duration_seconds, language }) => ({
                  value: id,
                  label: `${title} (${lengthWords(duration_seconds)}, ${language})`,
                }))}
                {...form.field('video_id')}
              />
            ),
          },
          {
            key: 'contacts',
            label: 'Contacts',
            fields: ['channel', 'contact_ids'],
            children: (
              <>
                <SelectField
                  label="Channel"
                  required
                  options={CHANNELS}
                  {...form.field('channel')}
                  onChange={(channel) => {
                    form.setFieldValue('channel', channel as SendValues['channel']);
                    form.setFieldValue('contact_ids', []);
                  }}
                />
                <MultiSelectField
                  label="Contacts"
                  required
                  help={`Those who have agreed to receive ${values.channel} messages; ${VIDEO_DROP.contacts} at most.`}
                  most={VIDEO_DROP.contacts}
                  options={reachable.map(({ id, name }) => ({ value: id, label: privately(name) }))}
                  {...form.field('contact_ids')}
                />
                {reachable.length === 0 && (
                  <Banner tone="info">
                    None of your contacts has agreed to receive {values.channel} messages yet.
                  </Banner>
                )}
              </>
            ),
          },
          {
            key: 'message',
            label: 'Message',
            fields: ['message', 'day', 'hour'],
            children: (
              <>
                <TextField
                  label="Message"
                  required
                  rows={5}
                  help={`At most ${most.toLocaleString('en-US')} characters. {first_name} becomes the first name of each contact. The link to the video, your name, the company's address and a way to unsubscribe are added.`}
                  {...form.field('message')}
                />
                <FieldRow>
                  <DateField label="Send on" help="Left empty, it is sent at once." {...form.field('day')} />
                  <SelectField
                    label="At"
                    options={HOURS}
                    disabled={values.day === ''}
                    {...form.field('hour')}
                  />
                </FieldRow>
                {values.channel === 'SMS' && (
                  <Banner tone="info">Texts that would arrive from 9 PM to 8 AM wait for the morning.</Banner>
                )}
              </>
            ),
          },
          {
            key: 'review',
            label: 'Review',
            fields: [],
            children: (
              <FactList
                facts={[
                  { label: 'Video', value: video?.title ?? '' },
                  { label: 'Channel', value: values.channel },
                  {
                    label: `Contacts (${chosen.length})`,
                    value: chosen.map(({ name }) => privately(name)).join(', '),
                  },
                  {
                    label: 'Message',
                    value: values.message.replaceAll('{first_name}', () => chosen[0]?.first_name ?? 'there'),
                  },
                  {
                    label: 'Sent',
                    value: moment
                      ? moment.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
                      : 'At once',
                  },
                ]}
              />
            ),
          },
        ]}
      />
    </>
  );
}
