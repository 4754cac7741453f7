import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Link } from '../link/link.tsx';
import type { LinkTarget } from '../link/link-target.ts';
import { VideoFrame } from '../video/video-frame.tsx';
import { fileIn, nodesOf } from './clean-text.ts';
import classes from './rich-text.module.css';

export interface RichTextPlaces {
  /** The address of a picture by its id. */
  readonly imageUrl: (id: string) => string;
  /** Whose videos may stand in the page. */
  readonly videoHost: string | null;
  /** Leads to an address of the app; undefined where there is no page, and only the words stay. */
  readonly linkTo: (address: string) => LinkTarget | undefined;
  /** Saves a file of the text. */
  readonly onFile: (id: string) => void;
}

export interface RichTextProps extends RichTextPlaces {
  /** HTML of a closed list of elements. */
  readonly html: string;
}

const PLAIN = new Set('p h2 h3 strong em u s blockquote ul ol li tbody tr'.split(' '));
const EMPTY = new Set(['br', 'hr']);

function link(element: Element, inner: ReactNode, { linkTo, onFile }: RichTextPlaces): ReactNode {
  const href = element.getAttribute('href') ?? '';
  const file = fileIn(href);
  if (file !== undefined)
    return (
      <button type="button" className={classes.file} onClick={() => onFile(file)}>
        {inner}
      </button>
    );
  if (href.startsWith('/')) {
    const target = linkTo(href);
    return target ? <Link to={target}>{inner}</Link> : inner;
  }
  if (!href.startsWith('http')) return <a href={href}>{inner}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {inner}
    </a>
  );
}

const spanOf = (element: Element, name: string) => Number(element.getAttribute(name)) || undefined;

function drawn(node: Node, key: number, places: RichTextPlaces): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  const inner = () => Array.from(node.childNodes, (child, index) => drawn(child, index, places));
  if (EMPTY.has(tag)) return createElement(tag, { key });
  if (PLAIN.has(tag)) return createElement(tag, { key }, ...inner());
  switch (tag) {
    case 'a':
      return <Fragment key={key}>{link(node, inner(), places)}</Fragment>;
    case 'img': {
      const id = node.getAttribute('data-image');
      return (
        id && <img key={key} src={places.imageUrl(id)} alt={node.getAttribute('alt') ?? ''} loading="lazy" />
      );
    }
    case 'div': {
      const video = node.getAttribute('data-video');
      const title = node.getAttribute('data-title') ?? 'Video';
      return (
        video && (
          <div key={key} className={classes.video}>
            <p>{title}</p>
            <VideoFrame title={title} video={video} host={places.videoHost} />
          </div>
        )
      );
    }
    // A wide table scrolls for itself, by the keyboard as well.
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
        <section key={key} className={classes.wide} tabIndex={0} aria-label="Table">
          <table>{inner()}</table>
        </section>
      );
    case 'th':
    case 'td':
      return createElement(
        tag,
        { key, colSpan: spanOf(node, 'colspan'), rowSpan: spanOf(node, 'rowspan') },
        ...inner(),
      );
    default:
      return <Fragment key={key}>{inner()}</Fragment>;
  }
}

/** A text with headings, lists, tables, pictures, videos and links, drawn element by element from a closed list (S-52). */
export function RichText({ html, ...places }: RichTextProps) {
  const nodes = useMemo(() => Array.from(nodesOf(html).childNodes), [html]);
  return <div className={classes.text}>{nodes.map((node, index) => drawn(node, index, places))}</div>;
}
