import { Button, usePrivacy } from '@upline/ui-kit';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DeleteModal } from '@upline/ui-kit/dialog/delete-modal.tsx';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import type { Upload } from '@upline/ui-kit/file-upload/use-uploads.ts';
import { useState } from 'react';
import classes from './photo-card.module.css';

const TYPES = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' } as const;
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
        <div className={classes.choose}>
          <p>
            Your team and support see it beside your name. It is cut to a square, and where and when it was
            taken is removed from it.
          </p>
          <FileUpload
            key={version}
            label={src ? 'New photo' : 'Photo'}
            help="At least 200 by 200 pixels."
            accept={TYPES}
            maxSize={MOST_BYTES}
            upload={upload}
            onChange={([uploaded]) => uploaded && onUploaded(uploaded)}
          />
        </div>
      </div>
      <DeleteModal name="photo" opened={removing} onDelete={onRemove} onClose={() => setRemoving(false)} />
    </Card>
  );
}
