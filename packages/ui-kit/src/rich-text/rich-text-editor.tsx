import '@mantine/core/styles/Typography.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { getSchema } from '@tiptap/core';
import { DOMParser, type Node as TextNode } from '@tiptap/pm/model';
import { useEditor } from '@tiptap/react';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { nodesOf } from './clean-text.ts';
import { EditorInserts } from './editor-inserts.tsx';
import { extensionsFor } from './extensions.ts';
import text from './rich-text.module.css';
import classes from './rich-text-editor.module.css';
import type { RichTextFieldProps } from './rich-text-field.tsx';
import { showCaret } from './show-caret.ts';

/** The document of a stored text, by way of cleaned nodes: the page's policy lets no markup be made from text. */
const documentOf = (html: string, extensions: ReturnType<typeof extensionsFor>): TextNode =>
  DOMParser.fromSchema(getSchema(extensions)).parse(nodesOf(html));

interface EditorProps extends RichTextFieldProps {
  readonly id: string;
  readonly describedBy: string | undefined;
}

/** The editor of a rich text with its buttons. Comes with the forms that have one and with no other page. */
export function RichTextEditor(props: EditorProps) {
  const { id, label, value, required, describedBy, error, imageUrl } = props;
  const [extensions] = useState(() => extensionsFor(imageUrl));
  const latest = useRef(props);
  latest.current = props;
  /** What this editor has given last; any other value was set from outside: a draft, or a colleague's version. */
  const given = useRef(value);
  const editor = useEditor({
    extensions,
    content: documentOf(value, extensions).toJSON(),
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      handleScrollToSelection: showCaret,
      attributes: {
        id,
        class: text.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(required && { 'aria-required': 'true' }),
        ...(props['data-path'] && { 'data-path': props['data-path'] }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor: current }) => {
      given.current = current.isEmpty ? '' : current.getHTML();
      latest.current.onChange(given.current);
    },
    onFocus: ({ editor: { view } }) => {
      showCaret(view);
      latest.current.onFocus?.();
    },
    onBlur: () => latest.current.onBlur?.(),
  });
  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    editor.commands.setContent(documentOf(value, extensions).toJSON(), { emitUpdate: false });
  }, [editor, extensions, value]);
  return (
    <Frame
      editor={editor}
      withTypographyStyles={false}
      className={classes.root ?? ''}
      mod={{ wrong: Boolean(error) }}
    >
      <Frame.Toolbar>
        <Frame.ControlsGroup>
          <Frame.H2 />
          <Frame.H3 />
          <Frame.Bold />
          <Frame.Italic />
          <Frame.Underline />
          <Frame.Strikethrough />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.BulletList />
          <Frame.OrderedList />
          <Frame.Blockquote />
          <Frame.Hr />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Link />
          <Frame.Unlink />
        </Frame.ControlsGroup>
        <EditorInserts editor={editor} {...props} />
        <Frame.ControlsGroup>
          <Frame.Undo />
          <Frame.Redo />
        </Frame.ControlsGroup>
      </Frame.Toolbar>
      <Frame.Content className={clsx(classes.content)} />
    </Frame>
  );
}
