import type { Row } from '../platform/database/tables.ts';

export type HelpCategory = Row<'help_category'>;
export type ContentPage = Row<'content_page'>;
