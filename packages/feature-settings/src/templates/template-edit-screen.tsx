import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { updateMessageTemplate } from '@upline/api-client/fields/admin/settings.ts';
import { messages } from '@upline/domain';
import { wordsProblem } from '@upline/domain/message-words';
import { EditScreen, queryFor, recordValues } from '@upline/shell';
import { Button, TextField } from '@upline/ui-kit';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { type RefObject, useRef, useState } from 'react';
import { MessagePreview } from './message-preview.tsx';
import classes from './templates.module.css';
import { TEMPLATES_SHOWN_BY, type Template, templateName } from './templates.ts';
import { WordsCard } from './words-card.tsx';

const route = getRouteApi('/signed-in/settings/templates/$key/edit');

interface Typed {
  readonly title: string;
  readonly body: string;
}

/** What the server would refuse, said while it is typed. */
function problems({ title, body }: Typed, template: Template | undefined): Record<string, string> {
  if (!template) return {};
  const { standard, values, mail, text } = template;
  const known = values.map(({ name }) => name);
  const unmailed = values.filter(({ is_mailed }) => !is_mailed).map(({ name }) => name);
  const needed = values.filter(({ is_needed }) => is_needed).map(({ name }) => name);
  const bodyLeaves = mail?.holds === 'body' || text === 'body';
  const ofTitle =
    standard.title === null
      ? undefined
      : title.trim() === ''
        ? messages.required('Title')
        : wordsProblem('Title', title, { known, unmailed: mail || text ? unmailed : [] });
  const ofBody =
    body.trim() === ''
      ? messages.required('Text')
      : wordsProblem('Text', body, { known, needed, unmailed: bodyLeaves ? unmailed : [] });
  return { ...(ofTitle && { title: ofTitle }), ...(ofBody && { body: ofBody }) };
}

const wordsValues = recordValues(updateMessageTemplate, { check: problems });

/** `settings/templates/{key}/edit`: the words beside what its readers will get. */
export function TemplateEditScreen() {
  const params = route.useParams();
  const { data: template } = useSuspenseQuery(queryFor('getMessageTemplate', { params }));
  return (
    <div className={classes.editor}>
      <EditScreen
        values={wordsValues}
        noun="words"
        record={template}
        name={templateName(template)}
        isPrivate={false}
        operation="updateMessageTemplate"
        input={{ params }}
        refresh={TEMPLATES_SHOWN_BY}
        page={{ to: '/settings/templates/$key', params }}
      >
        {(form) => <WordsFields form={form} template={template} />}
      </EditScreen>
    </div>
  );
}

type Field = HTMLInputElement & HTMLTextAreaElement;

function WordsFields({
  form,
  template,
}: {
  readonly form: RecordFormState<Typed>;
  readonly template: Template;
}) {
  const titleField = useRef<Field>(null);
  const bodyField = useRef<Field>(null);
  const [last, setLast] = useState<'title' | 'body'>('body');
  const { title, body } = form.getValues();
  const hasTitle = template.standard.title !== null;

  /** Puts a value where the caret is, or in place of what is chosen. */
  function insert(name: string): void {
    const field: RefObject<Field | null> = last === 'title' ? titleField : bodyField;
    const element = field.current;
    const text = last === 'title' ? title : body;
    const start = element?.selectionStart ?? text.length;
    const end = element?.selectionEnd ?? start;
    const value = `{${name}}`;
    form.setFieldValue(last, `${text.slice(0, start)}${value}${text.slice(end)}`);
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(start + value.length, start + value.length);
    });
  }

  const focused = (name: 'title' | 'body') => () => {
    form.field(name).onFocus?.();
    setLast(name);
  };

  return (
    <div className={classes.beside}>
      <FormSection title="Words" sentence={template.when}>
        {hasTitle && (
          <TextField
            label="Title"
            required
            ref={titleField}
            autoComplete="off"
            {...(template.mail && { help: 'In mails it is the subject.' })}
            {...form.field('title')}
            onFocus={focused('title')}
          />
        )}
        <TextField
          label="Text"
          required
          rows={6}
          ref={bodyField}
          help="A blank line begins a paragraph."
          {...form.field('body')}
          onFocus={focused('body')}
        />
        {template.values.length > 0 && (
          <section aria-label="Values" className={layout.close}>
            <p className={layout.muted}>A value is put in where the caret is.</p>
            <ul className={classes.values}>
              {template.values.map(({ name, means, is_needed, is_mailed }) => (
                <li key={name} className={classes.value}>
                  <Button onClick={() => insert(name)} aria-label={`Insert {${name}}`}>
                    {`{${name}}`}
                  </Button>
                  <span className={layout.small}>
                    {means}
                    {is_needed && ', has to stay in the text'}
                    {!is_mailed && ', never mailed'}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </FormSection>
      <section aria-label="Preview" className={classes.preview}>
        <MessagePreview template={template} words={{ title: hasTitle ? title : null, body }} />
        {template.is_changed && <WordsCard title="Standard words" words={template.standard} />}
      </section>
    </div>
  );
}
