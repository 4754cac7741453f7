import { builtInViews, type ListOperations } from '@upline/shell';

/** Documents of everybody; the route loads by them and the screen shows by them. */
export const DOCUMENT_LIST = {
  name: 'legal-documents',
  list: 'listLegalDocuments',
  count: 'countLegalDocuments',
  export: 'exportLegalDocuments',
  views: builtInViews('listLegalDocuments', () => [
    { id: 'pending', name: 'Waiting', filter: { status: { in: ['Pending'] } } },
    { id: 'signed', name: 'Signed', filter: { status: { in: ['Signed'] } } },
    { id: 'revoked', name: 'Revoked', filter: { status: { in: ['Revoked'] } } },
  ]),
} as const satisfies ListOperations;

export const TEXT_LIST = {
  name: 'legal-texts',
  list: 'listLegalTexts',
  count: 'countLegalTexts',
  views: builtInViews('listLegalTexts', () => [
    { id: 'draft', name: 'Drafts', filter: { status: { in: ['Draft'] } } },
    { id: 'published', name: 'In force', filter: { status: { in: ['Published'] } } },
    { id: 'replaced', name: 'Replaced', filter: { status: { in: ['Replaced'] } } },
  ]),
} as const satisfies ListOperations;

export const DOCUMENTS_SHOWN_BY = ['listLegalDocuments', 'countLegalDocuments', 'getLegalDocument'] as const;
export const TEXTS_SHOWN_BY = [
  'listLegalTexts',
  'countLegalTexts',
  'getLegalText',
  'countLegalTextConcerned',
] as const;
