import { inflateRawSync } from 'node:zlib';

/** What keeps an archive from being unpacked. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused';
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const MOST_COMMENT = 65_535;
const MOST_ENTRIES = 1_000;

/** Where the list of entries begins and how many there are, as the end of the archive says. */
function directoryOf(zip: Buffer) {
  for (let at = zip.length - END_LENGTH; at >= Math.max(0, zip.length - END_LENGTH - MOST_COMMENT); at -= 1)
    if (zip.readUInt32LE(at) === END)
      return { count: zip.readUInt16LE(at + 10), start: zip.readUInt32LE(at + 16) };
  throw new ZipRefused('cannot be read as a workbook');
}

/** The packed bytes of the entry at this place of the list, and where the next one is. */
function entryAt(zip: Buffer, at: number) {
  if (zip.readUInt32LE(at) !== ENTRY) throw new ZipRefused('cannot be read as a workbook');
  const isEncrypted = (zip.readUInt16LE(at + 8) & 1) === 1;
  if (isEncrypted) throw new ZipRefused('is protected with a password');
  const local = zip.readUInt32LE(at + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  return {
    method: zip.readUInt16LE(at + 10),
    packed: zip.subarray(start, start + zip.readUInt32LE(at + 20)),
    next: at + 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32),
  };
}

function unpackedSize(method: number, packed: Buffer, most: number): number {
  if (method === 0) return packed.length;
  if (method !== 8) throw new ZipRefused('cannot be read as a workbook');
  // The size that the archive states is not believed: unpacking stops at the limit.
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) }).length;
}

/** Unpacks every entry to see that they are at most so many bytes together; throws `ZipRefused` otherwise. */
export function refuseLargeZip(zip: Buffer, most: number): void {
  const tooLarge = () =>
    new ZipRefused(
      `holds more than ${Math.round(most / 1_048_576)} MB once it is unpacked. Save the sheet as CSV`,
    );
  try {
    const { count, start } = directoryOf(zip);
    if (count > MOST_ENTRIES) throw tooLarge();
    let left = most;
    for (let index = 0, at = start; index < count; index += 1) {
      const { method, packed, next } = entryAt(zip, at);
      left -= unpackedSize(method, packed, left);
      if (left < 0) throw tooLarge();
      at = next;
    }
  } catch (error) {
    if (error instanceof ZipRefused) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : new ZipRefused('cannot be read as a workbook');
  }
}
