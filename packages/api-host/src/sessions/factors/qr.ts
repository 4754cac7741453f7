import { encode } from 'uqr';

/** Modules of white around the code that readers need to find it. */
const QUIET_ZONE = 4;

/**
 * A QR code as one path of unit squares in a square of `size`. We make it here, so that no service learns what it
 * contains.
 */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
    }
  });
  return { size, path };
}
