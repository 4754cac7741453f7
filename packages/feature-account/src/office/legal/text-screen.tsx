import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AMA_PLAN_NAMES } from '@upline/domain';
import { queryFor, RecordScreen, useGo, useRecordActions } from '@upline/shell';
import { LinkButton, Money } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { DocumentText } from '../../legal/document-text.tsx';
import classes from '../../legal/legal.module.css';
import { type LegalText, textActions } from './legal.actions.tsx';

const route = getRouteApi('/signed-in/legal-texts/$id');

/** `legal-texts/{id}`: a version with its text, and what became of it. */
export function TextScreen() {
  const { id } = route.useParams();
  const go = useGo();
  const { data: text } = useSuspenseQuery(queryFor('getLegalText', { params: { id } }));
  const { data: concerned } = useSuspenseQuery(queryFor('countLegalTextConcerned', { params: { id } }));
  const actions = textActions(text, concerned.count, () => void go({ to: '/legal-texts' }));
  const { menu, run, dialog } = useRecordActions(actions);
  const publish = actions.find(({ key }) => key === 'publish');
  return (
    <RecordScreen
      noun="Legal text"
      name={`${text.type}, version ${text.text_version}`}
      isPrivate={false}
      status={text.status}
      facts={[
        text.country,
        text.plan === null ? 'All plans' : AMA_PLAN_NAMES[text.plan],
        ...(text.partner ? [`Through ${text.partner}`] : []),
      ]}
      next={publish && { label: publish.label, onClick: () => run(publish.key) }}
      actions={menu.filter(({ key }) => key !== 'publish')}
      page={{ to: '/legal-texts/$id', params: { id } }}
      tab="overview"
      tabs={{
        overview: { label: 'Overview', content: <Overview text={text} concerned={concerned.count} /> },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

function Overview({ text, concerned }: { readonly text: LegalText; readonly concerned: number }) {
  const { id, asked, fee_cents, country } = text;
  const isDraft = text.status === 'Draft';
  return (
    <div className={classes.stack}>
      <Card
        title="Text"
        actions={
          text.actions.includes('update') && (
            <LinkButton size="xs" to={{ to: '/legal-texts/$id/edit', params: { id } }}>
              Edit
            </LinkButton>
          )
        }
      >
        <DocumentText body={text.body} />
      </Card>
      <Card title="This version">
        <FactList
          facts={[
            ...(fee_cents === null
              ? []
              : [
                  {
                    label: 'Fee',
                    value: <Money cents={fee_cents} currency={country === 'USA' ? 'USD' : 'CAD'} />,
                  },
                ]),
            { label: 'Associates Concerned Today', value: concerned.toLocaleString('en-US') },
            ...(isDraft
              ? []
              : [
                  { label: 'Waiting', value: asked.pending.toLocaleString('en-US') },
                  { label: 'Signed', value: asked.signed.toLocaleString('en-US') },
                  { label: 'Revoked', value: asked.revoked.toLocaleString('en-US') },
                  { label: 'Published', value: <DateText value={text.published_at} /> },
                  { label: 'Published By', value: text.published_by?.name },
                ]),
          ]}
        />
      </Card>
    </div>
  );
}
