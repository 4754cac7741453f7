import { inflateSync } from 'node:zlib';

/** How a compressed stream begins; fonts and pictures come in other ones. */
const COMPRESSED = 0x78;

/** Text of a PDF with standard fonts: the strings its pages show, in order. */
export function pdfText(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, body = '']) => Buffer.from(body, 'latin1'))
    .filter((bytes) => bytes[0] === COMPRESSED)
    .flatMap((bytes) => [
      ...inflateSync(bytes)
        .toString('latin1')
        .matchAll(/\[([^\]]*)\] TJ/g),
    ])
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([\da-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    );
}
