import { Suspense, useEffect, useState } from 'react';
import { Loading } from '../feedback/loading.tsx';
import { preloadable } from '../loading/preloadable.ts';
import classes from './document.module.css';

const PdfView = preloadable(() => import('./pdf-view.tsx').then((chunk) => chunk.PdfView));

export interface DocumentFileProps {
  readonly file: Blob;
  readonly name: string;
}

/** A document in the page: an image as it is, a PDF page by page. Other files are only saved. */
export function DocumentFile({ file, name }: DocumentFileProps) {
  const label = `Document ${name}`;
  if (file.type.startsWith('image/')) return <ImageFile file={file} label={label} />;
  if (file.type !== 'application/pdf') return <p>{name} is not shown in the page. Save it to read it.</p>;
  return (
    <Suspense fallback={<Loading label={label} />}>
      <PdfView file={file} label={label} />
    </Suspense>
  );
}

/** The bytes as an address that the content policy of the page allows: images only, and from nowhere else. */
const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

function ImageFile({ file, label }: { readonly file: Blob; readonly label: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void asDataUrl(file).then((url) => !isGone && setAddress(url));
    return () => {
      isGone = true;
    };
  }, [file]);
  return address ? <img className={classes.image} src={address} alt={label} /> : <Loading label={label} />;
}
