import { foldText, messages } from '@upline/domain';
import sanitize from 'sanitize-html';
import { text } from '../platform/operation/fields.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A file of the article, as its text leads to it. */
const FILE_LINK = new RegExp(`^#file-(${UUID})$`);
/** A picture by the id of its upload: the page knows the host, so that no address of one is stored. */
const IMAGE = new RegExp(`^${UUID}$`);
/** Videos are embedded by the id at the video host, never by an address (S-55). */
const VIDEO = /^[A-Za-z0-9_-]{3,64}$/;
const PLACE_IN_APP = /^\/(?![/\\])/;
const MAX_SPAN = 20;

const spanOf = (value: string | undefined) => {
  const span = Number(value);
  return Number.isInteger(span) && span > 1 && span <= MAX_SPAN ? String(span) : undefined;
};

function kept(attributes: Record<string, string | undefined>): sanitize.Attributes {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given) as sanitize.Attributes;
}

function link({ href = '' }: sanitize.Attributes): sanitize.Attributes {
  if (FILE_LINK.test(href) || PLACE_IN_APP.test(href)) return { href };
  const url = URL.parse(href);
  if (url?.protocol === 'mailto:' || url?.protocol === 'tel:') return { href };
  if (url?.protocol === 'http:' || url?.protocol === 'https:')
    return { href: url.href, target: '_blank', rel: 'noopener noreferrer' };
  return {};
}

const cell = (tagName: string, { colspan, rowspan }: sanitize.Attributes): sanitize.Tag => ({
  tagName,
  attribs: kept({ colspan: spanOf(colspan), rowspan: spanOf(rowspan) }),
});

const renamed = (tagName: string) => (): sanitize.Tag => ({ tagName, attribs: {} });

const RULES: sanitize.IOptions = {
  allowedTags: 'p h2 h3 strong em u s br hr blockquote ul ol li a img div table tbody tr th td'.split(' '),
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['data-image', 'alt'],
    div: ['data-video', 'data-title'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    a: (tagName, attributes) => ({ tagName, attribs: link(attributes) }),
    img: (tagName, { 'data-image': id = '', alt }) => ({
      tagName,
      attribs: kept(IMAGE.test(id) ? { 'data-image': id, alt: alt?.slice(0, 200) } : {}),
    }),
    div: (tagName, attributes) => ({
      tagName,
      attribs: VIDEO.test(attributes['data-video'] ?? '')
        ? kept({
            'data-video': attributes['data-video'],
            'data-title': attributes['data-title']?.slice(0, 120),
          })
        : {},
    }),
    th: cell,
    td: cell,
    h1: renamed('h2'),
    h4: renamed('h3'),
    b: renamed('strong'),
    i: renamed('em'),
  },
  // A picture and a frame without a video are nothing; a link without a place is its text.
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return !attribs['data-image'];
    if (tag === 'div') return !attribs['data-video'];
    return tag === 'a' && !attribs.href ? 'excludeTag' : false;
  },
};

/** What of an HTML text may be stored: a closed list of elements and attributes, nothing else (S-52). */
export const cleanRichText = (html: string): string => sanitize(html, RULES).trim();

const BLOCK_ENDS = /<\/(?:p|h2|h3|li|blockquote|tr|th|td|div)>|<br \/>|<hr \/>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** The words of a cleaned text, as a reader sees them. */
export const plainText = (html: string): string =>
  sanitize(html.replace(BLOCK_ENDS, ' $&'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

const idsOf = (html: string, pattern: RegExp) => [
  ...new Set(Array.from(html.matchAll(pattern), ([, id = '']) => id)),
];

/** Ids of the pictures that a cleaned text shows. */
export const imagesIn = (html: string): string[] => idsOf(html, new RegExp(`data-image="(${UUID})"`, 'g'));

/** Ids of the files to which a cleaned text leads. */
export const filesIn = (html: string): string[] => idsOf(html, new RegExp(`href="#file-(${UUID})"`, 'g'));

const isEmpty = (html: string) => plainText(html) === '' && !/<(?:img|div) /.test(html);

/** A text with headings, lists, tables, pictures, videos and links. It arrives as HTML and leaves the schema cleaned. */
export const richText = (
  label: string,
  { max, example }: { readonly max: number; readonly example: string },
) =>
  text(label, { max, multiline: true, example })
    .transform(cleanRichText)
    .refine((html) => !isEmpty(html), messages.required(label))
    .meta({ label });

/** What is stored of a cleaned body. */
export function bodyColumns(body: string) {
  const body_text = plainText(body);
  return { body, body_text, text_key: foldText(body_text) };
}
