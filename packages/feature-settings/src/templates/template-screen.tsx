import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ActivityTab, queryFor, RecordScreen, useRecordActions } from '@upline/shell';
import { Banner, DateText } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { MessagePreview } from './message-preview.tsx';
import { templateActions } from './templates.actions.ts';
import classes from './templates.module.css';
import { type Template, templateName } from './templates.ts';
import { WordsCard } from './words-card.tsx';

const route = getRouteApi('/signed-in/settings/templates/$key');

/** `settings/templates/{key}`: the words of a message beside what its readers get. */
export function TemplateScreen() {
  const params = route.useParams();
  const { tab = 'words' } = route.useSearch();
  const { data: template } = useSuspenseQuery(queryFor('getMessageTemplate', { params }));
  const { menu, dialog } = useRecordActions(templateActions(template));
  const { group, channels, changed, problem, is_chosen, mail, text } = template;
  return (
    <RecordScreen
      noun="Words"
      name={templateName(template)}
      isPrivate={false}
      {...(template.is_changed && { status: 'Changed' })}
      facts={[
        group,
        channels.join(', '),
        ...(mail || text
          ? [is_chosen ? 'Channels are chosen by each reader' : 'Sent whatever was chosen']
          : []),
        ...(changed ? [<Changed key="changed" changed={changed} />] : []),
      ]}
      notices={
        problem !== null && (
          <Banner tone="warning" title="The standard words are sent">
            {problem}. Edit the words so that they are used again.
          </Banner>
        )
      }
      actions={menu}
      page={{ to: '/settings/templates/$key', params }}
      tab={tab}
      tabs={{
        words: { label: 'Words', content: <WordsTab template={template} /> },
        history: {
          label: 'History',
          content: (
            <ActivityTab operation="listMessageTemplateAudit" params={params} noun="Words" label="History" />
          ),
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

function Changed({ changed: { at, by } }: { readonly changed: NonNullable<Template['changed']> }) {
  return (
    <>
      Changed <DateText value={at} />
      {by && (
        <>
          {' '}
          by <Private>{by.name}</Private>
        </>
      )}
    </>
  );
}

function WordsTab({ template }: { readonly template: Template }) {
  const { title, body, standard, is_changed, problem, values } = template;
  return (
    <div className={classes.beside}>
      <div className={layout.stack}>
        <WordsCard title="Words" words={{ title, body }} when={template.when} />
        {is_changed && <WordsCard title="Standard words" words={standard} />}
        {values.length > 0 && (
          <Card title="Values">
            <FactTable
              label="Values"
              rows={values}
              rowKey={({ name }) => name}
              columns={[
                { label: 'Value', of: ({ name }) => <code>{`{${name}}`}</code> },
                { label: 'What it is', of: ({ means }) => means },
                { label: 'Sample', of: ({ sample }) => sample },
              ]}
            />
          </Card>
        )}
      </div>
      <MessagePreview template={template} words={problem === null ? { title, body } : standard} />
    </div>
  );
}
