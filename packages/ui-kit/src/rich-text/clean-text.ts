import DOMPurify from 'dompurify';

/** The elements that a rich text has; the server stores no others (S-52). */
const TAGS = [
  ...[
    'p',
    'h2',
    'h3',
    'strong',
    'em',
    'u',
    's',
    'br',
    'hr',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'div',
  ],
  ...['table', 'tbody', 'tr', 'th', 'td'],
];
const ATTRIBUTES = ['href', 'src', 'alt', 'colspan', 'rowspan', 'data-video', 'data-title'];
const ADDRESSES = /^(?:https?:|mailto:|tel:|content:|#file-|\/(?![/\\]))/i;

/**
 * The nodes of a stored text, cleaned once more in the browser (S-52). No markup is written into the page: the nodes are read
 * and drawn one by one.
 */
export const nodesOf = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: ADDRESSES,
  });

const IMAGE = 'content:';
const FILE = '#file-';

const after = (start: string, text: string) =>
  text.startsWith(start) ? text.slice(start.length) : undefined;

/** The id in the source of a picture; a text names no host. */
export const imageIn = (source: string): string | undefined => after(IMAGE, source);
export const imageSource = (id: string): string => `${IMAGE}${id}`;

/** The id of the file to which a link leads. */
export const fileIn = (href: string): string | undefined => after(FILE, href);
export const fileLink = (id: string): string => `${FILE}${id}`;
