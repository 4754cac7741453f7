import { inflateSync } from 'node:zlib';

/** Text of a PDF with standard fonts: the strings its pages show, in order. */
export function pdfText(bytes: Buffer): string {
  const text: string[] = [];
  const source = bytes.toString('latin1');
  for (const { 1: body } of source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    let page: string;
    try {
      page = inflateSync(Buffer.from(body as string, 'latin1')).toString('latin1');
    } catch {
      continue;
    }
    for (const { 1: shown } of page.matchAll(/\[([^\]]*)\] TJ/g)) {
      const words = [...(shown as string).matchAll(/<([0-9a-f]*)>/g)].map(({ 1: hex }) =>
        Buffer.from(hex as string, 'hex').toString('latin1'),
      );
      text.push(words.join(''));
    }
  }
  return text.join('\n');
}
