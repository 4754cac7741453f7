import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { Card, DateText, Link, Status } from '@upline/ui-kit';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { AccountPage } from '../layout/account-page.tsx';
import { pageOf } from './document-page.ts';
import { useSignedFile } from './use-signed-file.ts';

/** `account/legal-documents`: what waits for a signature and what was signed (domain.md 2.7). */
export function LegalDocumentsScreen() {
  const { data } = useSuspenseQuery(queryFor('listOwnLegalDocuments'));
  const { saving, download } = useSignedFile('downloadOwnLegalDocument');
  return (
    <AccountPage current="legal">
      <Card title="Legal documents">
        {data.rows.length === 0 ? (
          <p className={layoutParts.muted}>Nothing here yet. What you are asked to sign is listed here.</p>
        ) : (
          <FactTable
            label="Legal documents"
            rows={data.rows}
            rowKey={({ id }) => id}
            columns={[
              { label: 'Type', of: (row) => <Link to={pageOf(row)}>{row.type}</Link> },
              { label: 'Version', of: ({ text_version }) => text_version },
              { label: 'Status', of: ({ status }) => <Status value={status} /> },
              { label: 'Signed', of: ({ signed_at }) => <DateText value={signed_at} /> },
              {
                label: 'File',
                of: (row) =>
                  row.has_file ? (
                    <Button
                      size="xs"
                      aria-label={`Download ${row.type}, version ${row.text_version}`}
                      loading={saving === row.id}
                      onClick={() => void download(row)}
                    >
                      Download
                    </Button>
                  ) : (
                    '—'
                  ),
              },
            ]}
          />
        )}
      </Card>
    </AccountPage>
  );
}
