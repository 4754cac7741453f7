const MEGABYTE = 1_048_576;

/** How large a file is: `182 KB`. */
export const fileSizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1_024))} KB`
    : `${(bytes / MEGABYTE).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
