import { messages, PERSONAL_DOCUMENT_TYPES } from '@upline/domain';
import { createdMessage, useApi, useGo, useSave } from '@upline/shell';
import { SelectField, TextField } from '@upline/ui-kit';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { type AssociateLookup, AssociatePicker } from '@upline/ui-kit/picker/pickers.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { DOCUMENTS_SHOWN_BY } from './legal-lists.ts';

const LEAST = 20;

interface Values {
  readonly associate_code: AssociateLookup | null;
  readonly type: string;
  readonly body: string;
}

const typeOf = (type: string) => PERSONAL_DOCUMENT_TYPES.find((each) => each === type);

function problems({ associate_code, type, body }: Values): Record<string, string> {
  return {
    ...(associate_code === null ? { associate_code: messages.required('Associate') } : {}),
    ...(typeOf(type) ? {} : { type: messages.required('Type') }),
    ...(body.trim() === ''
      ? { body: messages.required('Text') }
      : body.trim().length < LEAST
        ? { body: messages.minLength('Text', LEAST) }
        : {}),
  };
}

/** `legal-documents/create`: a document of its own text for one person. */
export function DocumentCreateScreen() {
  const api = useApi();
  const go = useGo();
  const create = useSave({
    operation: 'createLegalDocument',
    refresh: DOCUMENTS_SHOWN_BY,
    message: createdMessage('Legal document'),
  });
  const form = useRecordForm<Values>({
    initialValues: { associate_code: null, type: '', body: '' },
    validate: problems,
  });
  return (
    <>
      <PageHeader title="Create legal document" />
      <RecordForm
        form={form}
        name="Legal document"
        saveLabel="Send to sign"
        labels={{ associate_code: 'Associate', type: 'Type', body: 'Text' }}
        save={({ associate_code, type, body }) =>
          create.send({
            body: {
              associate_code: associate_code?.code ?? '',
              type: typeOf(type) ?? 'Supervision Plan',
              body,
            },
          })
        }
        onDone={({ id }) => void go({ to: '/legal-documents/$id', params: { id } })}
        cancel={{ to: '/legal-documents' }}
      >
        <AssociatePicker
          label="Associate"
          required
          search={async (text, signal) =>
            (await api.call('searchAssociates', { query: { search_keyword: text }, signal })).rows
          }
          {...form.field('associate_code')}
        />
        <SelectField label="Type" required options={PERSONAL_DOCUMENT_TYPES} {...form.field('type')} />
        <TextField
          label="Text"
          required
          rows={12}
          maxLength={60_000}
          help="A line that begins with # is a heading; an empty line begins a new paragraph."
          {...form.field('body')}
        />
      </RecordForm>
    </>
  );
}
