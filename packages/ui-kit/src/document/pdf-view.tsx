import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Loading } from '../feedback/loading.tsx';
import classes from './document.module.css';
import { openPdf, type PdfFile, wordsOf } from './pdf-file.ts';

export interface PdfViewProps {
  readonly file: Blob;
  /** What it is called by screen readers: `Document license.pdf`. */
  readonly label: string;
}

const ZOOMS = [1, 1.5, 2, 3] as const;

/** A PDF, page by page, drawn on a canvas; its words stand beside it for screen readers. */
export function PdfView({ file, label }: PdfViewProps) {
  const { pdf, failed } = usePdf(file);
  const [number, setNumber] = useState(1);
  const [zoom, setZoom] = useState(0);
  if (failed) return <p role="alert">The document cannot be shown. Save it to read it.</p>;
  if (!pdf) return <Loading label={label} />;
  const last = pdf.numPages;
  return (
    <div className={classes.pdf}>
      <nav className={classes.bar} aria-label={`Pages of ${label}`}>
        {last > 1 && (
          <>
            <Button size="xs" disabled={number === 1} onClick={() => setNumber(number - 1)}>
              Previous page
            </Button>
            <Button size="xs" disabled={number === last} onClick={() => setNumber(number + 1)}>
              Next page
            </Button>
          </>
        )}
        <span aria-live="polite">
          Page {number} of {last}
        </span>
        <Button size="xs" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          Smaller
        </Button>
        <Button size="xs" disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          Larger
        </Button>
      </nav>
      <Page pdf={pdf} number={number} zoom={ZOOMS[zoom] ?? 1} label={label} />
    </div>
  );
}

function usePdf(file: Blob) {
  const [pdf, setPdf] = useState<PdfFile>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    openPdf(file).then(
      (opened) => {
        close = opened.close;
        if (isGone) close();
        else setPdf(opened.pdf);
      },
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
      close?.();
      setPdf(undefined);
    };
  }, [file]);
  return { pdf, failed };
}

interface PageProps extends Pick<PdfViewProps, 'label'> {
  readonly pdf: PdfFile;
  readonly number: number;
  readonly zoom: number;
}

function Page({ pdf, number, zoom, label }: PageProps) {
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void pdf.getPage(number).then((page) => {
      if (isGone || !canvas.current || !frame.current) return;
      const wide = page.getViewport({ scale: 1 });
      const fits = (frame.current.clientWidth || wide.width) / wide.width;
      const shown = page.getViewport({ scale: fits * zoom });
      const dots = window.devicePixelRatio || 1;
      Object.assign(canvas.current.style, { width: `${shown.width}px`, height: `${shown.height}px` });
      const task = page.render({
        canvas: canvas.current,
        viewport: page.getViewport({ scale: fits * zoom * dots }),
      });
      Object.assign(canvas.current, {
        width: Math.floor(shown.width * dots),
        height: Math.floor(shown.height * dots),
      });
      stop = () => task.cancel();
      task.promise.catch(() => undefined);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, number, zoom]);
  useEffect(() => {
    let isGone = false;
    setWords('');
    wordsOf(pdf, number).then(
      (text) => !isGone && setWords(text),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [pdf, number]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section ref={frame} className={classes.frame} aria-label={`Page ${number} of ${label}`} tabIndex={0}>
      <canvas ref={canvas} aria-hidden />
      <p className="up-sr-only">{words || 'This page holds no text.'}</p>
    </section>
  );
}
