import { useEffect, useRef, useState } from 'react';
import { readProblem } from '../errors/problem.ts';

/** Sends one file and gives its id. */
export type Upload = (
  file: File,
  options: { readonly signal: AbortSignal; readonly progress: (share: number) => void },
) => Promise<{ readonly id: string }>;

/** One file on its way. */
export interface UploadedFile {
  readonly key: number;
  readonly file: File;
  readonly state: 'sending' | 'done' | 'failed';
  /** 0 to 1 */
  readonly progress: number;
  readonly id?: string;
  readonly reason?: string;
  /** True where another try may succeed: the same file would be refused again. */
  readonly canRetry?: boolean;
  /** Whether the server has refused the file. */
  readonly isRefused?: boolean;
}

interface UploadsInput {
  readonly multiple?: boolean;
  readonly upload: Upload;
  readonly onChange: (ids: readonly string[]) => void;
}

let nextKey = 1;

/** The status of a refusal that speaks of the file itself. */
const UNFIT = 422;

/** What is wrong with the file; the sentence about the marked fields of a form says nothing where there is only one. */
function wordsOf(error: unknown): string {
  const { fields, message } = readProblem(error);
  return fields.length > 0 ? fields.map((field) => field.message).join('. ') : message;
}

/** The files of one field and their way to the server; leaving the page stops what is on the way. */
export function useUploads({ multiple = false, upload, onChange }: UploadsInput) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const running = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);

  const done = files.flatMap(({ id }) => id ?? []).join(' ');
  const announced = useRef('');
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    if (done === announced.current) return;
    announced.current = done;
    tell.current(done ? done.split(' ') : []);
  }, [done]);

  const change = (key: number, part: Partial<UploadedFile>) =>
    setFiles((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));

  const send = async ({ key, file }: UploadedFile) => {
    const abort = new AbortController();
    running.current.set(key, abort);
    change(key, { state: 'sending', progress: 0 });
    try {
      const { id } = await upload(file, {
        signal: abort.signal,
        progress: (progress) => change(key, { progress }),
      });
      change(key, { state: 'done', progress: 1, id });
    } catch (error) {
      if (abort.signal.aborted) return;
      const isRefused = readProblem(error).statusCode === UNFIT;
      change(key, { state: 'failed', reason: wordsOf(error), canRetry: !isRefused, isRefused });
    } finally {
      running.current.delete(key);
    }
  };
  const entry = (file: File): UploadedFile => ({ key: nextKey++, file, state: 'sending', progress: 0 });
  const drop = (gone: readonly UploadedFile[]) => {
    for (const { key } of gone) running.current.get(key)?.abort();
  };

  return {
    files,
    add: (added: readonly File[]) => {
      const entries = added.map(entry);
      if (!multiple) drop(files);
      setFiles((before) => [...(multiple ? before : []), ...entries]);
      for (const each of entries) void send(each);
    },
    reject: (refused: readonly { readonly file: File; readonly reason: string }[]) =>
      setFiles((before) => [
        ...before.filter(({ state }) => state !== 'failed'),
        ...refused.map(({ file, reason }) => ({
          ...entry(file),
          state: 'failed' as const,
          reason,
          canRetry: false,
        })),
      ]),
    retry: (key: number) => {
      const file = files.find((each) => each.key === key);
      if (file) void send(file);
    },
    remove: (key: number) => {
      drop(files.filter((each) => each.key === key));
      setFiles((before) => before.filter((each) => each.key !== key));
    },
  };
}
