import { createHash } from 'node:crypto';
import type { LegalDocumentType } from '@upline/domain';
import PDFDocument from 'pdfkit';

const MARGIN = 60;
const GREY = '#5b6573';
const INK = '#16181d';

/** Replaces characters that the standard fonts do not have. */
const BARE: Readonly<Record<string, string>> = { Đ: 'D', đ: 'd', Ł: 'L', ł: 'l', ı: 'i', İ: 'I' };
const plain = (text: string) =>
  text.replaceAll('−', '–').replace(/[^\n -~\u00a0-\u00ff–—‘’“”•…€]/gu, (sign) => {
    const bare = BARE[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
    return /^[ -~]+$/.test(bare) ? bare : '?';
  });

export const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

export interface SignedPaper {
  readonly id: string;
  readonly type: LegalDocumentType;
  readonly country: string;
  readonly plan: string | null;
  readonly text_version: number;
  readonly body: string;
  readonly associate_code: string;
  readonly signed_name: string;
  readonly signed_at: Date;
  readonly ip: string;
  readonly user_agent: string;
}

/** The signed document as it is kept for ever: the whole text, and who signed it when, from where (R-LEG-02). */
export function signedPdf(paper: SignedPaper): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    info: { Title: plain(paper.type), CreationDate: paper.signed_at, ModDate: paper.signed_at },
    lang: 'en-US',
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  const line = (text: string, size: number, { bold = false, color = INK, gap = 6 } = {}) =>
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(color)
      .text(plain(text), { paragraphGap: gap });

  line(paper.type, 18, { bold: true });
  const plan = paper.plan === null ? '' : `, plan ${paper.plan}`;
  line(`${paper.country}${plan}, version ${paper.text_version}`, 10, { color: GREY, gap: 14 });
  for (const block of paper.body.split(/\n{2,}/)) {
    if (block.startsWith('# ')) line(block.slice(2), 12, { bold: true, gap: 4 });
    else line(block, 10, { gap: 8 });
  }
  doc.moveDown();
  line('Signature', 12, { bold: true });
  for (const [label, value] of [
    ['Signed by', `${paper.signed_name} (${paper.associate_code})`],
    ['Signed at', paper.signed_at.toISOString()],
    ['IP address', paper.ip],
    ['Browser', paper.user_agent === '' ? 'Not given' : paper.user_agent],
    ['Document', paper.id],
    ['SHA-256 of the text', sha256(paper.body)],
  ] as const)
    line(`${label}: ${value}`, 9, { gap: 3 });
  doc.end();
  return done;
}
