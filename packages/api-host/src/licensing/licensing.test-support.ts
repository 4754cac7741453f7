import type { TestClient, TestHost } from '../testing/index.ts';
import { startTestHost } from '../testing/index.ts';

export interface LicensingHost {
  readonly host: TestHost;
  readonly ana: TestClient;
  readonly admin: TestClient;
  codeOf(username: string): Promise<string>;
  /** Uploads a small PDF as the client and gives its id. */
  upload(client: TestClient): Promise<string>;
}

const boundary = 'x-upline-boundary';
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
/** A multipart body with one file. */
export const pdfUpload = (field = 'document', name = 'credential.pdf') => ({
  body: Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n${PDF}\r\n--${boundary}--\r\n`,
  ),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
});

/** The demo network with Ana and an admin signed in. */
export async function startLicensingHost(): Promise<LicensingHost> {
  const host = await startTestHost({ seed: 'demo' });
  return {
    host,
    ana: await host.signInAs('ana'),
    admin: await host.signInAs('admin'),
    async codeOf(username) {
      const row = await host.db
        .selectFrom('app_user')
        .select('code')
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      return row.code;
    },
    async upload(client) {
      const reply = await client.post('/account/licensing-documents', pdfUpload());
      if (reply.statusCode !== 201) throw new Error(reply.body);
      return reply.json().id;
    },
  };
}
