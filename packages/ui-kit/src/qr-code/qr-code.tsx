import classes from './qr-code.module.css';

export interface QrCodeProps {
  /** What it holds, for who cannot see it. */
  readonly label: string;
  /** Width and height in modules, white margin included. */
  readonly size: number;
  /** SVG path of the dark modules. */
  readonly path: string;
}

/** A QR code as the server drew it; dark on light in both themes. */
export function QrCode({ label, size, path }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect className={classes.paper} width={size} height={size} />
      <path className={classes.ink} d={path} />
    </svg>
  );
}
