import type { OperationAnswer } from '@upline/api-client';
import { createHelpArticle } from '@upline/api-client/fields/admin/content.ts';
import { type Country, messages } from '@upline/domain';
import { reshapedValues } from '@upline/shell';
import type { NamedFile } from '@upline/ui-kit/file/named-file.ts';

type Article = OperationAnswer<'getHelpArticle'>;

/** The form of an article: files and related articles are held by what they are called. */
export const articleValues = reshapedValues(
  createHelpArticle,
  {
    // A country starts as that of the one who enters it; an audience starts with none, and none stays none.
    country: {
      empty: '' as Country | '',
      of: ({ country }: Article): Country | '' => country ?? '',
      sent: (held: Country | ''): Country | null => held || null,
    },
    category_id: {
      empty: '' as string,
      of: ({ category_id }: Article) => category_id,
      sent: (held: string) => held,
    },
    files: {
      empty: [] as readonly NamedFile[],
      of: ({ files }: Article) => files.map(({ id, name }) => ({ id, name })),
      sent: (held: readonly NamedFile[]) => held.map(({ id }) => id),
    },
    related: {
      empty: [] as readonly string[],
      of: ({ related }: Article) => related.map(({ id }) => id),
      sent: (held: readonly string[]) => [...held],
    },
  },
  {
    check: ({ category_id }): Record<string, string> =>
      category_id === '' ? { category_id: messages.required('Category') } : {},
  },
);
