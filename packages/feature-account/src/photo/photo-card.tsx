import { Button, usePrivacy } from '@upline/ui-kit';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DeleteModal } from '@upline/ui-kit/dialog/delete-modal.tsx';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import type { Upload } from '@upline/ui-kit/file-upload/use-uploads.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { CropDialog } from './crop-dialog.tsx';
import classes from './photo-card.module.css';
import { cropPhoto, type PhotoArea, type PhotoSource, readPhoto } from './photo-source.ts';

const TYPES = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'image/heif': 'HEIF',
} as const;
const MOST_BYTES = 8 * 1024 * 1024;

export interface PhotoCardProps {
  readonly name: string;
  /** Address of the present photo; null without one. */
  readonly src: string | null;
  /** Changes with every upload, so that the field is ready for the next. */
  readonly version: string;
  readonly upload: Upload;
  readonly onUploaded: (version: string) => void;
  readonly onRemove: () => Promise<unknown>;
}

/** The photo as others see it, a new one in its place, or none. */
export function PhotoCard({ name, src, version, upload, onUploaded, onRemove }: PhotoCardProps) {
  const hidden = usePrivacy();
  const [removing, setRemoving] = useState(false);
  const { crop, cropping, attempt } = useCropping();
  const cropAndUpload: Upload = async (file, options) => upload(await crop(file), options);
  return (
    <Card title="Photo">
      <div className={classes.photo}>
        <div className={classes.shown}>
          {src && !hidden ? (
            <img
              className={classes.picture}
              src={src}
              alt="Your present look to others"
              width={160}
              height={160}
            />
          ) : (
            <Avatar name={name} size={96} />
          )}
          {src && <Button onClick={() => setRemoving(true)}>Remove photo</Button>}
        </div>
        <div className={layout.close}>
          <p>
            Your team and support see it with your name. You choose the square part that is kept; where and
            when it was taken is removed from it.
          </p>
          <FileUpload
            key={`${version} ${attempt}`}
            label={src ? 'New photo' : 'Photo'}
            help="At least 200 by 200 pixels."
            accept={TYPES}
            maxSize={MOST_BYTES}
            upload={cropAndUpload}
            onChange={([uploaded]) => uploaded && onUploaded(uploaded)}
          />
        </div>
      </div>
      {cropping}
      <DeleteModal name="photo" opened={removing} onDelete={onRemove} onClose={() => setRemoving(false)} />
    </Card>
  );
}

/** Asks for the part that is kept, between choosing a photo and sending it. Who cancels chooses again, in a new field. */
function useCropping() {
  const [open, setOpen] = useState<{
    readonly source: PhotoSource;
    readonly done: (area: PhotoArea) => void;
  }>();
  const [attempt, setAttempt] = useState(0);
  const close = () => {
    open?.source.bitmap.close();
    setOpen(undefined);
    setAttempt(attempt + 1);
  };
  return {
    attempt,
    async crop(file: File): Promise<File> {
      const source = await readPhoto(file);
      const area = await new Promise<PhotoArea>((done) => setOpen({ source, done }));
      setOpen(undefined);
      const square = await cropPhoto(source, area);
      source.bitmap.close();
      return square;
    },
    cropping: open && <CropDialog source={open.source} onCrop={open.done} onClose={close} />,
  };
}
