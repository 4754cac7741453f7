import { useSuspenseQuery } from '@tanstack/react-query';
import { LEVEL_CODES, levelOf } from '@upline/domain';
import { recordField, type ValuesIn } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { MultiSelectField } from '@upline/ui-kit/field/multi-select-field.tsx';
import { SelectField } from '@upline/ui-kit/field/select-field.tsx';
import type { NamedFile } from '@upline/ui-kit/file/named-file.ts';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { FieldBinding, RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { useUpload } from '../../use-upload.ts';
import { everyArticle, everyCategory } from '../content-queries.ts';
import { TextBodyField } from '../text-body-field.tsx';
import { articleValues } from './article-values.ts';

const Field = recordField(articleValues);
const MOST_RELATED = 5;
const MOST_BYTES = 20 * 1024 * 1024;
const TYPES = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
};
const LEVEL_OPTIONS = LEVEL_CODES.map((value) => ({ value, label: `${levelOf(value).name} and higher` }));

type Values = ValuesIn<typeof articleValues>;

interface ArticleFieldsProps {
  readonly form: RecordFormState<Values>;
  /** The article that is changed, which cannot be related to itself. */
  readonly id?: string;
}

/** Create and edit share these fields. */
export function ArticleFields({ form, id }: ArticleFieldsProps) {
  const categories = useSuspenseQuery(everyCategory).data.rows;
  const articles = useSuspenseQuery(everyArticle).data.rows;
  return (
    <>
      <FormSection title="Article">
        <Field name="title" autoComplete="off" />
        <Field
          name="slug"
          autoComplete="off"
          help="The last part of the address, such as getting-licensed. Left empty, it is made of the title."
        />
        <SelectField
          label="Category"
          required
          options={categories.map((each) => ({ value: each.id, label: each.name }))}
          {...form.field('category_id')}
        />
        <TextBodyField field={form.field('body')} files={form.values.files} />
      </FormSection>
      <FormSection title="Audience">
        <Field name="country" emptyLabel="Every country" />
        <Field name="min_level" options={LEVEL_OPTIONS} emptyLabel="Every level" />
      </FormSection>
      <FormSection title="What goes with it">
        <FilesField field={form.field('files')} />
        <MultiSelectField
          label="Related articles"
          help="Five at most. Readers see those that they may open."
          most={MOST_RELATED}
          options={articles
            .filter((each) => each.id !== id)
            .map((each) => ({ value: each.id, label: each.title }))}
          {...form.field('related')}
        />
      </FormSection>
    </>
  );
}

/** Files that are there already, which may be taken off, and new ones. */
function FilesField({ field }: { readonly field: FieldBinding<readonly NamedFile[]> }) {
  const { value, onChange, error } = field;
  const send = useUpload('uploadContentFile');
  /** Names of what was uploaded here, by id. */
  const [names] = useState(() => new Map<string, string>());
  const stored = value.filter(({ id }) => !names.has(id));
  return (
    <>
      {stored.length > 0 && (
        <ul className={layout.list} aria-label="Files">
          {stored.map(({ id, name }) => (
            <li key={id} className={layout.entry}>
              <span className={layout.words}>{name}</span>
              <Button
                size="xs"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(value.filter((each) => each.id !== id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FileUpload
        label={stored.length > 0 ? 'More files' : 'Files'}
        help="PDF, Word, Excel or pictures, at most 20 MB each. The text can lead to them."
        multiple
        accept={TYPES}
        maxSize={MOST_BYTES}
        error={error}
        data-path={field['data-path']}
        upload={async (file, options) => {
          const answer = await send(file, options);
          names.set(answer.id, answer.name);
          return answer;
        }}
        onChange={(ids) => onChange([...stored, ...ids.map((id) => ({ id, name: names.get(id) ?? 'File' }))])}
      />
    </>
  );
}
