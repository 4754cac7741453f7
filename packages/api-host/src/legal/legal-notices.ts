import { type AmaPlan, amaCountry, type Country, type LegalDocumentType } from '@upline/domain';
import { notify } from '../notifications/notify.ts';
import type { Db } from '../platform/database/database.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';

interface Named {
  readonly id: string;
  readonly type: LegalDocumentType;
  readonly country: Country;
  readonly plan: AmaPlan | null;
}

/** The page on which a document is signed. */
const signingPage = ({ id, type, country, plan }: Named) =>
  type === 'AMA' && plan ? `/ama/${amaCountry(country)}/${plan}` : `/account/legal-documents/${id}`;

const recipient = (db: Db, code: string) =>
  db.selectFrom('app_user').select(['email', 'first_name']).where('code', '=', code).executeTakeFirst();

/** Notices about documents, in the app and by mail (domain.md 8.1). */
export function legalNotices({ messages }: Pick<Platform, 'messages'>) {
  async function tell(
    context: Pick<Context, 'db' | 'now'>,
    code: string,
    document: Named,
    { type, title, body }: { readonly type: string; readonly title: string; readonly body: string },
  ): Promise<void> {
    const about = `legal-document:${document.id}`;
    await notify(context, { to: code, type, title, body, link: signingPage(document), about });
    const person = await recipient(context.db, code);
    if (!person) return;
    await messages.send(context, {
      channel: 'Email',
      to: person.email,
      kind: type,
      subject: title,
      text: `Hello ${person.first_name},\n\n${body}`,
    });
  }

  const locked = ({ type }: Named) =>
    type === 'AMA' ? 'Until it is signed, the other pages of the portal stay closed.' : '';
  const where = 'Sign in to read and sign it.';

  return {
    asked: (context: Pick<Context, 'db' | 'now'>, code: string, document: Named) =>
      tell(context, code, document, {
        type: 'legal-document-to-sign',
        title: `${document.type} to sign`,
        body: `A new ${document.type} waits for your signature. ${where} ${locked(document)}`.trim(),
      }),
    reminded: (context: Pick<Context, 'db' | 'now'>, code: string, document: Named) =>
      tell(context, code, document, {
        type: 'legal-document-reminder',
        title: `${document.type} still to sign`,
        body: `Your ${document.type} is not signed yet. ${where} ${locked(document)}`.trim(),
      }),
    revoked: (context: Pick<Context, 'db' | 'now'>, code: string, document: Named) =>
      tell(context, code, document, {
        type: 'legal-document-revoked',
        title: `${document.type} revoked`,
        body: `The home office revoked your ${document.type}. Ask the home office if you do not know why.`,
      }),
  };
}
