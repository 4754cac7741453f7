import { type AmaPlan, amaCountry, type Country, type LegalDocumentType } from '@upline/domain';
import { messageSender } from '../notifications/send-messages.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { LEGAL_MESSAGES } from './legal-documents.messages.ts';

interface Named {
  readonly id: string;
  readonly type: LegalDocumentType;
  readonly country: Country;
  readonly plan: AmaPlan | null;
}

/** The page on which a document is signed. */
const signingPage = ({ id, type, country, plan }: Named) =>
  type === 'AMA' && plan ? `/ama/${amaCountry(country)}/${plan}` : `/account/legal-documents/${id}`;

/** Notices about documents, in the app and by mail (domain.md 8.1). */
export function legalNotices({ messages }: Pick<Platform, 'messages'>) {
  const { send } = messageSender({ messages });
  const notice = (to: string, document: Named) => ({
    to,
    link: signingPage(document),
    about: `legal-document:${document.id}`,
  });
  const toSign = (document: Named) => ({
    document: document.type,
    locked: document.type === 'AMA' ? 'Until it is signed, the other pages of the portal stay closed.' : '',
  });

  return {
    asked: (context: Pick<Context, 'db' | 'now'>, code: string, document: Named) =>
      send(context, LEGAL_MESSAGES['legal-document-to-sign'], {
        ...notice(code, document),
        values: toSign(document),
      }),
    reminded: (context: Pick<Context, 'db' | 'now'>, code: string, document: Named) =>
      send(context, LEGAL_MESSAGES['legal-document-reminder'], {
        ...notice(code, document),
        values: toSign(document),
      }),
    revoked: (context: Pick<Context, 'db' | 'now'>, code: string, document: Named) =>
      send(context, LEGAL_MESSAGES['legal-document-revoked'], {
        ...notice(code, document),
        values: { document: document.type },
      }),
  };
}
