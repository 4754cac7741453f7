import type { Row } from '../platform/database/tables.ts';

export type LegalText = Row<'legal_text'>;

export type LegalDocument = Row<'legal_document'>;
