import { Link } from '@mantine/tiptap';
import { type Extensions, mergeAttributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { fileIn } from './clean-text.ts';
import classes from './rich-text-editor.module.css';

const isAddress = (address: string) =>
  /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/.test(address) || fileIn(address) !== undefined;

/** A picture by its id. What is stored names no host, and has no source that a browser would load while it is read or written. */
const picture = (imageUrl: (id: string) => string) =>
  Node.create({
    name: 'image',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      image: { default: '', parseHTML: (element) => element.getAttribute('data-image') },
      alt: { default: '', parseHTML: (element) => element.getAttribute('alt') },
    }),
    parseHTML: () => [{ tag: 'img[data-image]' }],
    renderHTML: ({ node }) => ['img', { 'data-image': node.attrs.image, alt: node.attrs.alt }],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('img');
        dom.src = imageUrl(String(node.attrs.image));
        dom.alt = String(node.attrs.alt ?? '');
        return { dom };
      },
  });

/** A video by its id at the host. The editor shows which one it is; readers get the player. */
const video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    video: { default: '', parseHTML: (element) => element.getAttribute('data-video') },
    title: { default: '', parseHTML: (element) => element.getAttribute('data-title') },
  }),
  parseHTML: () => [{ tag: 'div[data-video]' }],
  renderHTML: ({ node }) => ['div', { 'data-video': node.attrs.video, 'data-title': node.attrs.title }],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.className = classes.video ?? '';
      dom.textContent = `Video: ${node.attrs.title} (${node.attrs.video})`;
      return { dom };
    },
});

/** Without column widths: a style in the markup would be refused by the page's policy. */
const table = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
});

/** What the editor can write: the closed list of the server, and nothing else. */
export const extensionsFor = (imageUrl: (id: string) => string): Extensions => [
  StarterKit.configure({ heading: { levels: [2, 3] }, code: false, codeBlock: false, link: false }),
  Link.configure({
    openOnClick: false,
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: isAddress,
  }),
  picture(imageUrl),
  video,
  table.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];

/** What follows a picture or a video is written in a new paragraph, and not in its place. */
const withRoomBelow = (node: object) => [node, { type: 'paragraph' }];

export const videoNode = (id: string, title: string) =>
  withRoomBelow({ type: 'video', attrs: { video: id, title } });
export const imageNode = (id: string, alt: string) =>
  withRoomBelow({ type: 'image', attrs: { image: id, alt } });
