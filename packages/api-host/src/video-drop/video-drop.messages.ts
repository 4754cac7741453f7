import { messageTemplates } from '../platform/messages/message-templates.ts';

const CONTACT = { means: 'Name of the contact', sample: 'Mia Chen' } as const;
const VIDEO = { means: 'Title of the video', sample: 'Why life insurance' } as const;

/** Notices to associates about their contacts, in the app only. What they send to contacts they write themselves. */
export const VIDEO_DROP_MESSAGES = messageTemplates(
  { group: 'Marketing', inApp: true, mail: false, sms: false, must: true },
  {
    'video-watched': {
      when: 'To the sender, when a contact has watched a video to the end or nearly so.',
      title: '{contact} watched your video',
      body: '{contact} watched {percent}% of "{video}".',
      values: {
        contact: CONTACT,
        percent: { means: 'How much of it was watched', sample: '90' },
        video: VIDEO,
      },
    },
    'video-contact': {
      when: 'To the sender, when a contact presses the contact button.',
      title: '{contact} wants to reach you',
      body: '{contact} pressed the contact button of "{video}".',
      values: { contact: CONTACT, video: VIDEO },
    },
  },
);
