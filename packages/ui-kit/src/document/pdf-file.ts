import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';

export type { PDFDocumentProxy as PdfFile, PDFPageProxy as PdfPage } from 'pdfjs-dist';

/** Opens a PDF. Nothing of it is fetched, run or made into code: no scripts, no forms, no WebAssembly (S-76). */
export async function openPdf(file: Blob): Promise<{ pdf: PDFDocumentProxy; close: () => void }> {
  const thread = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port: thread });
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: true,
    verbosity: 0,
  });
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      thread.terminate();
    });
  };
  try {
    return { pdf: await task.promise, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The words of a page, for who cannot see it. */
export async function wordsOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
