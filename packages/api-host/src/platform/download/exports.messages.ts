import { messageTemplates } from '../messages/message-templates.ts';

const FILE = { means: 'Name of the file', sample: 'clients-2026-11-21.csv' } as const;

/** Mails about large exports, to whoever asked for them. */
export const EXPORT_MESSAGES = messageTemplates(
  { group: 'Account', inApp: false, mail: { holds: 'body' }, sms: false, must: true },
  {
    'export-ready': {
      when: 'To the person who asked for it, when a large export is ready.',
      title: 'Your export is ready: {list}',
      body: [
        'The file {file} is ready. Sign in to download it:',
        '{link}',
        'The file can be downloaded once, within 24 hours.',
      ],
      values: {
        list: { means: 'Name of the list', sample: 'Clients' },
        file: FILE,
        link: { means: 'The link', sample: 'https://example.com/downloads/9f2c', needed: true },
      },
    },
    'export-failed': {
      when: 'To the person who asked for it, when a large export could not be prepared.',
      title: 'Your export could not be prepared',
      body: 'The file {file} could not be prepared. Start the export again; if that fails too, tell support.',
      values: { file: FILE },
    },
  },
);
