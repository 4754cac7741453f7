import DOMPurify from 'dompurify';

/** The elements that a rich text has; the server stores no others (S-52). */
const TAGS = 'p h2 h3 strong em u s br hr blockquote ul ol li a img div table tbody tr th td'.split(' ');
/** Attributes that are no addresses. */
const WORDS = ['alt', 'colspan', 'rowspan', 'data-image', 'data-video', 'data-title'];
const ADDRESSES = /^(?:https?:|mailto:|tel:|#file-|\/(?![/\\]))/i;

/**
 * The nodes of a stored text, cleaned once more in the browser (S-52). No markup is written into the page: the nodes are read
 * and drawn one by one.
 */
export const nodesOf = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', ...WORDS],
    ADD_URI_SAFE_ATTR: WORDS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: ADDRESSES,
  });

const FILE = '#file-';

/** The id of the file to which a link leads. */
export const fileIn = (href: string): string | undefined =>
  href.startsWith(FILE) ? href.slice(FILE.length) : undefined;
export const fileLink = (id: string): string => `${FILE}${id}`;
