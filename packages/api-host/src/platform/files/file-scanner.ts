import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';

/** Looks for harmful content before a file is kept (S-64). */
export interface FileScanner {
  /** Name of what was found; undefined when the content is clean. Throws when it cannot be judged: then nothing is kept. */
  scan(body: Readable): Promise<string | undefined>;
}

const TIMEOUT_MS = 30_000;

/** No scanner is configured: everything passes. */
export const noScanner: FileScanner = { scan: async () => undefined };

/** ClamAV's daemon by its INSTREAM command, at `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. */
export function clamdScanner(address: string): FileScanner {
  const { protocol, hostname, port, pathname } = new URL(address);
  const target = protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) };
  return {
    async scan(body) {
      const socket = connect(target);
      socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('The file scanner does not answer')));
      const reply = (async () => {
        let text = '';
        for await (const chunk of socket) text += chunk;
        return text.replaceAll('\0', '').trim();
      })();
      // Judged below; a connection that fails while we still send must not count as unhandled.
      reply.catch(() => {});
      try {
        await once(socket, 'connect');
        socket.write('zINSTREAM\0');
        for await (const chunk of body as AsyncIterable<Buffer>) {
          const size = Buffer.alloc(4);
          size.writeUInt32BE(chunk.length);
          socket.write(size);
          if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), reply]);
        }
        socket.write(Buffer.alloc(4));
        const text = await reply;
        if (text === 'stream: OK') return undefined;
        const found = /^stream: (.+) FOUND$/.exec(text);
        if (!found) throw new Error('The file scanner could not judge a file');
        return found[1];
      } finally {
        socket.destroy();
        body.destroy();
      }
    },
  };
}
