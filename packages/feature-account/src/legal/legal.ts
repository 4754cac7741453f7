import type { OperationAnswer } from '@upline/api-client';

export type LegalDocument = OperationAnswer<'getOwnLegalDocument'>;
export type ListedDocument = OperationAnswer<'listOwnLegalDocuments'>['rows'][number];
export type Agreement = OperationAnswer<'getAgreement'>;

export const fileName = ({
  type,
  text_version,
  associate,
}: Pick<ListedDocument, 'type' | 'text_version' | 'associate'>) =>
  `${type.replaceAll(/[^\w-]+/g, '-')}-${text_version}-${associate.code}.pdf`;
