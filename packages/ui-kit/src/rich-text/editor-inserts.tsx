import { FileButton, Menu } from '@mantine/core';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TextField } from '../field/text-field.tsx';
import { fileLink } from './clean-text.ts';
import { imageNode, videoNode } from './extensions.ts';
import type { RichTextFieldProps } from './rich-text-field.tsx';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const VIDEO_ID = /^[A-Za-z0-9_-]{3,64}$/;

interface InsertsProps extends Pick<RichTextFieldProps, 'files' | 'uploadImage'> {
  readonly editor: Editor;
}

/** What a text holds besides words: tables, pictures, videos, and links to the files of the record. */
export function EditorInserts({ editor, files = [], uploadImage }: InsertsProps) {
  const [asking, setAsking] = useState<'picture' | 'video'>();
  const close = () => {
    setAsking(undefined);
    editor.commands.focus();
  };
  return (
    <Frame.ControlsGroup>
      <TableMenu editor={editor} />
      <Frame.Control aria-label="Picture" title="Picture" onClick={() => setAsking('picture')}>
        <IconPhoto {...icon} />
      </Frame.Control>
      <Frame.Control aria-label="Video" title="Video" onClick={() => setAsking('video')}>
        <IconVideo {...icon} />
      </Frame.Control>
      {files.length > 0 && (
        <Menu>
          <Menu.Target>
            <Frame.Control aria-label="Link to a file" title="Link to a file">
              <IconFileDownload {...icon} />
            </Frame.Control>
          </Menu.Target>
          <Menu.Dropdown>
            {files.map(({ id, name }) => (
              <Menu.Item
                key={id}
                onClick={() => {
                  const mark = { type: 'link', attrs: { href: fileLink(id) } };
                  if (editor.state.selection.empty)
                    editor
                      .chain()
                      .focus()
                      .insertContent({ type: 'text', text: name, marks: [mark] })
                      .run();
                  else editor.chain().focus().setMark('link', mark.attrs).run();
                }}
              >
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {asking === 'picture' && (
        <PictureDialog
          uploadImage={uploadImage}
          onClose={close}
          onDone={(id, alt) => editor.chain().focus().insertContent(imageNode(id, alt)).run()}
        />
      )}
      {asking === 'video' && (
        <VideoDialog
          onClose={close}
          onDone={(id, title) => editor.chain().focus().insertContent(videoNode(id, title)).run()}
        />
      )}
    </Frame.ControlsGroup>
  );
}

function TableMenu({ editor }: { readonly editor: Editor }) {
  const chain = () => editor.chain().focus();
  const isInside = editor.isActive('table');
  return (
    <Menu>
      <Menu.Target>
        <Frame.Control aria-label="Table" title="Table" active={isInside}>
          <IconTable {...icon} />
        </Frame.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {isInside ? (
          <>
            <Menu.Item onClick={() => chain().addRowAfter().run()}>Add a row below</Menu.Item>
            <Menu.Item onClick={() => chain().addColumnAfter().run()}>Add a column at the right</Menu.Item>
            <Menu.Item onClick={() => chain().deleteRow().run()}>Delete the row</Menu.Item>
            <Menu.Item onClick={() => chain().deleteColumn().run()}>Delete the column</Menu.Item>
            <Menu.Item onClick={() => chain().toggleHeaderRow().run()}>Heading row on or off</Menu.Item>
            <Menu.Item onClick={() => chain().deleteTable().run()}>Delete the table</Menu.Item>
          </>
        ) : (
          <Menu.Item onClick={() => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}>
            Insert a table
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

interface AskedProps {
  readonly onClose: () => void;
  readonly onDone: (id: string, words: string) => void;
}

function PictureDialog({
  uploadImage,
  onClose,
  onDone,
}: AskedProps & Pick<RichTextFieldProps, 'uploadImage'>) {
  const [alt, setAlt] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const take = async (file: File | null) => {
    if (!file) return;
    if (alt.trim() === '') return setError('Description is required');
    setSending(true);
    try {
      onDone(await uploadImage(file), alt.trim());
      onClose();
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      opened
      title="Insert a picture"
      onClose={onClose}
      footer={
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void take(file)}>
          {(props) => (
            <Button variant="filled" loading={sending} {...props}>
              Choose file
            </Button>
          )}
        </FileButton>
      }
    >
      <TextField
        label="Description"
        required
        startsFocused
        help="What the picture shows, for those who do not see it. Then choose a JPG, PNG or WebP of at most 10 MB."
        maxLength={200}
        value={alt}
        error={error}
        onChange={(words) => {
          setAlt(words);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}

function VideoDialog({ onClose, onDone }: AskedProps) {
  const [video, setVideo] = useState('');
  const [title, setTitle] = useState('');
  const [tried, setTried] = useState(false);
  const wrong = {
    video: VIDEO_ID.test(video.trim()) ? undefined : 'Video is not valid',
    title: title.trim() === '' ? 'Title is required' : undefined,
  };
  const insert = () => {
    setTried(true);
    if (wrong.video || wrong.title) return;
    onDone(video.trim(), title.trim());
    onClose();
  };
  return (
    <Dialog
      opened
      title="Insert a video"
      onClose={onClose}
      footer={
        <Button variant="filled" onClick={insert}>
          Insert video
        </Button>
      }
    >
      <TextField
        label="Video"
        required
        startsFocused
        help="Its id at the video host."
        value={video}
        error={tried && wrong.video}
        onChange={setVideo}
      />
      <TextField
        label="Title"
        required
        maxLength={120}
        value={title}
        error={tried && wrong.title}
        onChange={setTitle}
      />
    </Dialog>
  );
}
