import { useAppConfig, useFileSaving, usePageAt } from '@upline/shell';
import { Button, Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { fileNameOf } from '@upline/ui-kit/file/file-name.ts';
import { fileSizeText } from '@upline/ui-kit/file/file-size.ts';
import { RichText } from '@upline/ui-kit/rich-text/rich-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import { useImageUrl } from '../image-url.ts';
import classes from './help.module.css';

export interface ReadArticle {
  readonly body: string;
  readonly files: readonly { readonly id: string; readonly name: string; readonly size_bytes: number }[];
  readonly related: readonly { readonly slug: string; readonly title: string }[];
}

interface ArticleViewProps {
  readonly article: ReadArticle;
  /** Reads a file; a page has none. */
  readonly loadFile?: (id: string) => Promise<unknown>;
  /** Below the text. */
  readonly children?: ReactNode;
}

/** A text with its files and what leads on: what readers see, and what the preview of the office shows. */
export function ArticleView({ article: { body, files, related }, loadFile, children }: ArticleViewProps) {
  const { videoUrl } = useAppConfig();
  const imageUrl = useImageUrl();
  const pageAt = usePageAt();
  const { save, saving } = useFileSaving();
  const onFile = (id: string) => {
    const file = files.find((each) => each.id === id);
    if (file && loadFile)
      void save(
        id,
        () => loadFile(id),
        (blob) => fileNameOf(file.name, blob),
      );
  };
  const hasAside = files.length > 0 || related.length > 0;
  return (
    <div className={classes.article} data-alone={!hasAside || undefined}>
      <article>
        <RichText
          html={body}
          imageUrl={imageUrl}
          videoHost={videoUrl ?? null}
          linkTo={pageAt}
          onFile={onFile}
        />
        {children}
      </article>
      {hasAside && (
        <aside className={layout.stack}>
          {files.length > 0 && (
            <Card title="Attachments">
              <ul className={layout.list}>
                {files.map(({ id, name, size_bytes }) => (
                  <li key={id} className={layout.entry}>
                    <span className={layout.words}>
                      {name} <span className={classes.muted}>{fileSizeText(size_bytes)}</span>
                    </span>
                    <Button
                      size="xs"
                      loading={saving === id}
                      aria-label={`Save ${name}`}
                      onClick={() => onFile(id)}
                    >
                      Save
                    </Button>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {related.length > 0 && (
            <Card title="Related">
              <ul className={layout.list}>
                {related.map(({ slug, title }) => {
                  const to = pageAt(`/help/${slug}`);
                  return <li key={slug}>{to ? <Link to={to}>{title}</Link> : title}</li>;
                })}
              </ul>
            </Card>
          )}
        </aside>
      )}
    </div>
  );
}
