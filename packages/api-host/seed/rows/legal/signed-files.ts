import { type SignedPaper, sha256, signedPdf } from '../../../src/legal/legal-documents.pdf.ts';
import type { FileStore } from '../../../src/platform/files/files.ts';

export type Files = Pick<FileStore, 'newKey' | 'write'>;

const FROM = {
  ip: '203.0.113.24',
  user_agent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
};

/** The file that a signature leaves, and what its row says about it. */
export async function signedFile(files: Files, paper: Omit<SignedPaper, 'ip' | 'user_agent'>) {
  const bytes = await signedPdf({ ...paper, ...FROM });
  const file_key = files.newKey('legal', 'pdf');
  await files.write(file_key, bytes);
  return { ...FROM, document_hash: sha256(bytes), file_key };
}

interface Text {
  readonly id: string;
  readonly body: string;
}

type Row = Omit<SignedPaper, 'body' | 'signed_at'> & {
  readonly status: string;
  readonly text_id: string;
  readonly signed_at: string;
};

/** Agreements of the people who can sign in were signed in the portal; those of all others on paper. */
export async function withSignedFiles(
  files: Files,
  rows: readonly object[],
  texts: readonly Text[],
  signers: ReadonlySet<string>,
): Promise<object[]> {
  const bodies = new Map(texts.map(({ id, body }) => [id, body]));
  return Promise.all(
    (rows as readonly Row[]).map(async (row) => {
      const body = bodies.get(row.text_id);
      if (row.status !== 'Signed' || body === undefined || !signers.has(row.associate_code)) return row;
      return { ...row, ...(await signedFile(files, { ...row, body, signed_at: new Date(row.signed_at) })) };
    }),
  );
}
