import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { DocumentCard, queryFor, RecordScreen, usePageAt, useRecordActions } from '@upline/shell';
import { Banner, Button, Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { DocumentFacts } from '../../legal/document-facts.tsx';
import { DocumentText } from '../../legal/document-text.tsx';
import classes from '../../legal/legal.module.css';
import { fileName } from '../../legal/legal.ts';
import { useSignedFile } from '../../legal/use-signed-file.ts';
import { documentActions } from './legal.actions.tsx';

const route = getRouteApi('/signed-in/legal-documents/$id');

/** `legal-documents/{id}` of the office. */
export function DocumentScreen() {
  const { id } = route.useParams();
  const { data: document } = useSuspenseQuery(queryFor('getLegalDocument', { params: { id } }));
  const { menu, dialog } = useRecordActions(documentActions(document));
  const { saving, download } = useSignedFile('downloadLegalDocument');
  const { associate, body } = document;
  const person = usePageAt()(`/associates/${associate.code}`);
  return (
    <RecordScreen
      noun="Legal document"
      name={document.type}
      isPrivate={false}
      status={document.status}
      facts={[
        <Private key="person">
          {person ? <Link to={person}>{associate.name}</Link> : associate.name} ({associate.code})
        </Private>,
        <DateText key="day" value={document.requested_at} />,
      ]}
      actions={menu}
      page={{ to: '/legal-documents/$id', params: { id } }}
      tab="overview"
      tabs={{
        overview: {
          label: 'Overview',
          content: (
            <div className={classes.stack}>
              <Card
                title="Signature"
                actions={
                  document.has_file && (
                    <Button size="xs" loading={saving !== undefined} onClick={() => void download(document)}>
                      Download
                    </Button>
                  )
                }
              >
                <DocumentFacts document={document} />
              </Card>
              {document.has_file && (
                <DocumentCard
                  title="Signed file"
                  operation="downloadLegalDocument"
                  id={id}
                  name={fileName(document)}
                />
              )}
              <Card title="Text">
                {body === null ? (
                  <Banner title="Signed on paper">The text was signed before texts were kept here.</Banner>
                ) : (
                  <DocumentText body={body} />
                )}
              </Card>
            </div>
          ),
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}
