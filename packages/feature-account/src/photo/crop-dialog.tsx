import { Button } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import classes from './crop-dialog.module.css';
import { mostZoom, type PhotoArea, type PhotoSource } from './photo-source.ts';

const ZOOM_STEP = 0.05;
/** Pixels of the screen that an arrow key moves. */
const KEY_STEP = 8;

export interface CropDialogProps {
  readonly source: PhotoSource;
  readonly onCrop: (area: PhotoArea) => void;
  readonly onClose: () => void;
}

/** The square part of the photo that is kept: moved by dragging or arrow keys, enlarged by wheel, pinch or slider. */
export function CropDialog({ source, onCrop, onClose }: CropDialogProps) {
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PhotoArea>();
  const most = mostZoom(source);
  const id = useId();
  return (
    <Dialog
      opened
      title="Crop photo"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" disabled={!area} onClick={() => area && onCrop(scaled(area, source))}>
            Use photo
          </Button>
        </>
      }
    >
      <p id={`${id}-help`} className={layout.muted}>
        Drag the photo, or move it with the arrow keys. The circle shows how others see it.
      </p>
      <div className={classes.frame}>
        <Cropper
          image={source.url}
          crop={at}
          zoom={zoom}
          maxZoom={most}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={KEY_STEP}
          // The content policy takes no style elements of scripts; the styles come with the bundle.
          disableAutomaticStylesInjection
          onCropChange={setAt}
          onZoomChange={setZoom}
          onCropAreaChange={setArea}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Part of the photo that is kept',
            'aria-describedby': `${id}-help`,
          }}
          classes={{ cropAreaClassName: classes.area ?? '' }}
        />
      </div>
      <label className={classes.zoom} htmlFor={`${id}-zoom`}>
        Zoom
        <input
          id={`${id}-zoom`}
          type="range"
          min={1}
          max={most}
          step={ZOOM_STEP}
          value={zoom}
          disabled={most === 1}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
    </Dialog>
  );
}

/** Percent of the photo as its own pixels: the screen shows a smaller copy. */
function scaled(percent: PhotoArea, { width, height }: PhotoSource): PhotoArea {
  return {
    x: (percent.x / 100) * width,
    y: (percent.y / 100) * height,
    width: (percent.width / 100) * width,
    height: (percent.height / 100) * height,
  };
}
