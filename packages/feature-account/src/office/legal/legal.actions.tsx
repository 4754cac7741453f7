import type { OperationAnswer } from '@upline/api-client';
import { AMA_PLAN_NAMES } from '@upline/domain';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DOCUMENTS_SHOWN_BY, TEXTS_SHOWN_BY } from './legal-lists.ts';

export type LegalText = OperationAnswer<'getLegalText'>;
type LegalDocument = OperationAnswer<'getLegalDocument'>;

const REASON_LENGTH = 5;

/** What ends with a signed document, before it is revoked. */
const FOLLOWS: Partial<Record<LegalDocument['type'], string>> = {
  AMA: 'The associate sees only the signing page until a new signature',
  'International Addendum': 'The appointment in the other country, or a request for one, ends with it',
};

/** What the office may do with a document (R-ADM-01: before and after, with a reason). */
export function documentActions(document: LegalDocument): NamedAction[] {
  const { id, version, status, type } = document;
  const follows = FOLLOWS[type];
  return offered(document, {
    revoke: recordAction({
      operation: 'revokeLegalDocument',
      input: { params: { id }, ifMatch: version },
      refresh: [...DOCUMENTS_SHOWN_BY, 'listInternationalAppointments', 'countInternationalAppointments'],
      label: 'Revoke',
      title: `Revoke ${type}`,
      danger: true,
      about: (
        <FactList
          facts={[
            { label: 'Associate', value: document.associate.name },
            { label: 'Status', value: `${status} → Revoked` },
            ...(follows !== undefined && status === 'Signed'
              ? [{ label: 'What Follows', value: follows }]
              : []),
          ]}
        />
      ),
      reason: REASON_LENGTH,
      message: 'Document revoked',
    }),
  });
}

/** What becomes of a draft; publishing says first how many people it concerns. */
export function textActions(text: LegalText, concerned: number, onDeleted: () => void): NamedAction[] {
  const { id, version, type, text_version } = text;
  const input = { params: { id }, ifMatch: version };
  return offered(text, {
    publish: recordAction({
      operation: 'publishLegalText',
      input,
      refresh: TEXTS_SHOWN_BY,
      label: 'Publish',
      title: `Publish ${type}, version ${text_version}`,
      about: (
        <FactList
          facts={[
            { label: 'Associates Asked to Sign', value: concerned.toLocaleString('en-US') },
            { label: 'Country', value: text.country },
            { label: 'Plan', value: text.plan === null ? 'All plans' : AMA_PLAN_NAMES[text.plan] },
            {
              label: 'What Follows',
              value:
                type === 'AMA'
                  ? 'They see only the signing page until they have signed. The text does not change any more.'
                  : 'They are asked to sign. The text does not change any more.',
            },
          ]}
        />
      ),
      message: 'Text published',
    }),
    delete: recordAction({
      operation: 'deleteLegalText',
      input,
      refresh: ['listLegalTexts', 'countLegalTexts'],
      label: 'Delete',
      title: `Delete ${type}, version ${text_version}`,
      danger: true,
      message: 'Draft deleted',
      onDone: onDeleted,
    }),
  });
}
