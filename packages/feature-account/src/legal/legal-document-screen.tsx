import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { DocumentCard, queryFor } from '@upline/shell';
import { Banner, Button, LinkButton, Status } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { AccountPage } from '../layout/account-page.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentText } from './document-text.tsx';
import classes from './legal.module.css';
import { unlessSigned, useSignDocument } from './legal.mutations.ts';
import { fileName } from './legal.ts';
import { SignatureForm } from './signature-form.tsx';
import { useSignedFile } from './use-signed-file.ts';

const route = getRouteApi('/signed-in/account/legal-documents/$id');

/** `account/legal-documents/{id}`: the text, and the signature while it waits. */
export function LegalDocumentScreen() {
  const params = route.useParams();
  const query = queryFor('getOwnLegalDocument', { params });
  const { data: document } = useSuspenseQuery(query);
  const queryClient = useQueryClient();
  const isSigned = async () => {
    const { status } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    return status === 'Signed';
  };
  const sign = useSignDocument();
  const { saving, download } = useSignedFile('downloadOwnLegalDocument');
  const { type, status, body, version } = document;
  const maySign = document.actions.includes('sign') && body !== null;
  return (
    <AccountPage current="legal">
      <div className={layoutParts.stack}>
        <Card title={type} actions={<Status value={status} />}>
          <div className={classes.stack}>
            {body === null ? (
              <Banner title="Signed on paper">The home office keeps the signed original.</Banner>
            ) : (
              <DocumentText body={body} />
            )}
            <div className={layoutParts.buttons}>
              {document.has_file && (
                <Button
                  variant="filled"
                  loading={saving !== undefined}
                  onClick={() => void download(document)}
                >
                  Download
                </Button>
              )}
              <LinkButton variant="subtle" to={{ to: '/account/legal-documents' }}>
                All legal documents
              </LinkButton>
            </div>
          </div>
        </Card>
        {maySign && (
          <Card title="Sign">
            <SignatureForm
              legalName={document.legal_name}
              text={body}
              save={(signature) =>
                sign.send({ params, body: signature, ifMatch: version }).catch(unlessSigned(isSigned))
              }
              onSigned={() => undefined}
            />
          </Card>
        )}
        {document.has_file && (
          <DocumentCard
            title="Signed file"
            operation="downloadOwnLegalDocument"
            id={document.id}
            name={fileName(document)}
          />
        )}
        <Card title="This document">
          <DocumentFacts document={document} />
        </Card>
      </div>
    </AccountPage>
  );
}
