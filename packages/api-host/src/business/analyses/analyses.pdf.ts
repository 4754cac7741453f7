import type { Readable } from 'node:stream';
import { CALCULATOR_DISCLAIMER } from '@upline/domain/calculators';
import PDFDocument from 'pdfkit';
import type { PdfDocument, PdfRow, PdfSection } from './analyses.pdf-parts.ts';

const LEFT = 54;
const RIGHT = 612 - LEFT;
const BOTTOM = 792 - 92;
const VALUE_WIDTH = 120;
const GREY = '#5b6573';
const INK = '#16181d';
const LINE = '#d5d9e0';

/** Letters that have no mark to take off. */
const BARE: Readonly<Record<string, string>> = { Đ: 'D', đ: 'd', Ł: 'L', ł: 'l', ı: 'i', İ: 'I' };

/** What the standard fonts cannot show is written with what they can: minus as a dash, foreign letters without their marks. */
const plain = (text: string) =>
  text.replaceAll('−', '–').replace(/[^\n -~\u00a0-\u00ff–—‘’“”•…€]/gu, (sign) => {
    const bare = BARE[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
    return /^[ -~]+$/.test(bare) ? bare : '?';
  });

/** Sets a document from top to bottom, a new page when one is full, the disclaimer at the foot of each (R-CAL-01). */
class Sheet {
  readonly doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: LEFT, left: LEFT, right: LEFT, bottom: 0 },
    info: { Title: 'Financial needs analysis' },
    lang: 'en-US',
    bufferPages: true,
  });
  #y = LEFT;

  #write(
    text: string,
    x: number,
    width: number,
    size: number,
    look: { bold?: boolean; color?: string; align?: 'right' },
  ) {
    const { bold = false, color = INK, align = 'left' } = look;
    this.doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(color);
    const shown = plain(text);
    const height = this.doc.heightOfString(shown, { width });
    this.doc.text(shown, x, this.#y, { width, align });
    return height;
  }

  #room(height: number): void {
    if (this.#y + height <= BOTTOM) return;
    this.doc.addPage();
    this.#y = LEFT;
  }

  #rule(): void {
    this.doc.moveTo(LEFT, this.#y).lineTo(RIGHT, this.#y).lineWidth(0.5).strokeColor(LINE).stroke();
  }

  head({ title, facts }: Pick<PdfDocument, 'title' | 'facts'>): void {
    this.#y += this.#write('Financial needs analysis', LEFT, RIGHT - LEFT, 9, { color: GREY }) + 4;
    this.#y += this.#write(title, LEFT, RIGHT - LEFT, 18, { bold: true }) + 10;
    for (const [label, value] of facts) {
      this.#write(label, LEFT, 80, 9, { color: GREY });
      this.#y += this.#write(value, LEFT + 84, RIGHT - LEFT - 84, 9, {}) + 3;
    }
  }

  section({ title, heads = [], rows }: PdfSection): void {
    const height = rows.reduce((sum, { words }) => sum + (words ? 34 : 22), 44);
    // A part that fits on one page is not torn apart.
    this.#room(height <= BOTTOM - LEFT ? height : 70);
    this.#y += 16;
    this.#values(heads, 9, { color: GREY });
    this.#y += this.#write(title, LEFT, RIGHT - LEFT - heads.length * VALUE_WIDTH, 12, { bold: true }) + 5;
    for (const row of rows) this.#row(row);
  }

  #values(values: readonly string[], size: number, look: { bold?: boolean; color?: string }): number {
    const heights = values.map((value, index) =>
      this.#write(value, RIGHT - (values.length - index) * VALUE_WIDTH, VALUE_WIDTH, size, {
        ...look,
        align: 'right',
      }),
    );
    return Math.max(0, ...heights);
  }

  #row({ label, words, values, isStrong = false }: PdfRow): void {
    const width = RIGHT - LEFT - values.length * VALUE_WIDTH - 12;
    this.#room(words ? 42 : 22);
    this.#rule();
    this.#y += 5;
    const below = this.#values(values, 10, { bold: isStrong });
    let height = this.#write(label, LEFT, width, 10, { bold: isStrong });
    if (words) {
      const top = this.#y;
      this.#y += height + 1;
      height += 1 + this.#write(words, LEFT, width, 8.5, { color: GREY });
      this.#y = top;
    }
    this.#y += Math.max(height, below) + 5;
  }

  /** Written last, when it is known how many pages there are. */
  feet(): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      this.#y = 792 - 72;
      this.#rule();
      this.#y += 8;
      this.#write(`${page + 1} of ${count}`, RIGHT - 60, 60, 8, { color: GREY, align: 'right' });
      this.#write(CALCULATOR_DISCLAIMER, LEFT, RIGHT - LEFT - 76, 8, { color: GREY });
    }
  }
}

/** The document as a PDF, streamed. */
export function analysisPdf(document: PdfDocument): Readable {
  const sheet = new Sheet();
  sheet.head(document);
  for (const section of document.sections) sheet.section(section);
  sheet.feet();
  sheet.doc.end();
  const stream: NodeJS.ReadableStream = sheet.doc;
  return stream as Readable;
}
