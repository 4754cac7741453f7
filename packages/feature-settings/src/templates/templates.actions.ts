import { type NamedAction, offered, recordAction } from '@upline/shell';
import { TEMPLATES_SHOWN_BY, type Template, templateName } from './templates.ts';

/** What is done with the words of a message, as the record offers it. */
export function templateActions(template: Template): NamedAction[] {
  const { key, version, standard } = template;
  const params = { key };
  return offered(template, {
    update: { label: 'Edit words', to: { to: '/settings/templates/$key/edit', params } },
    restore: recordAction({
      operation: 'restoreMessageTemplate',
      label: 'Use the standard words',
      title: `Use the standard words of ${templateName({ key, title: standard.title })}`,
      about: 'Your words are no longer sent. The history keeps them.',
      input: { params, ifMatch: version },
      refresh: TEMPLATES_SHOWN_BY,
      message: 'The standard words are used again',
    }),
  });
}
