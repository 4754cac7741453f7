import { messageTemplates } from '../platform/messages/message-templates.ts';

const DOCUMENT = { means: 'Kind of the document', sample: 'AMA' } as const;
const LOCKED = {
  means: 'What stays closed until it is signed, or nothing',
  sample: 'Until it is signed, the other pages of the portal stay closed.',
} as const;

/** Messages about documents to sign (domain.md 8.1). */
export const LEGAL_MESSAGES = messageTemplates(
  { group: 'Account', inApp: true, mail: { holds: 'body', greets: true }, sms: false, must: true },
  {
    'legal-document-to-sign': {
      when: 'To the associate, when a document waits for the signature.',
      title: '{document} to sign',
      body: 'A new {document} waits for your signature. Sign in to read and sign it. {locked}',
      values: { document: DOCUMENT, locked: LOCKED },
    },
    'legal-document-reminder': {
      when: 'To the associate, 3 and 7 days after that, while it is not signed.',
      title: '{document} still to sign',
      body: 'Your {document} is not signed yet. Sign in to read and sign it. {locked}',
      values: { document: DOCUMENT, locked: LOCKED },
    },
    'legal-document-revoked': {
      when: 'To the associate, when the home office revokes a signed document.',
      title: '{document} revoked',
      body: 'The home office revoked your {document}. Ask the home office if you do not know why.',
      values: { document: DOCUMENT },
    },
  },
);
