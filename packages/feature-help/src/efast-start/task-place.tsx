import { useApi, useAppConfig, useFileSaving, useMay, usePageAt } from '@upline/shell';
import { Button, Link } from '@upline/ui-kit';
import { fileNameOf } from '@upline/ui-kit/file/file-name.ts';
import { VideoFrame } from '@upline/ui-kit/video/video-frame.tsx';
import type { Task } from './efast.ts';

/** Where a task is done: its video, its page, or the document that was sent. */
export function TaskPlace({ task: { title, kind, video, address, document } }: { readonly task: Task }) {
  const { videoUrl } = useAppConfig();
  const pageAt = usePageAt();
  if (video !== null) return <VideoFrame title={title} video={video} host={videoUrl ?? null} />;
  if (document) return <TaskDocument document={document} title={title} />;
  if (address === null) return null;
  const page = pageAt(address);
  const words = kind === 'Form' ? 'Open the form' : 'Open the page';
  if (page)
    return (
      <Link to={page} aria-label={`${words}: ${title}`}>
        {words}
      </Link>
    );
  if (!address.startsWith('https://')) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" aria-label={`Open in a new tab: ${title}`}>
      Open in a new tab
    </a>
  );
}

interface TaskDocumentProps {
  readonly document: NonNullable<Task['document']>;
  readonly title: string;
}

function TaskDocument({ document: { id, name }, title }: TaskDocumentProps) {
  const api = useApi();
  const mayRead = useMay('getEfastDocument');
  const { save, saving } = useFileSaving();
  if (!mayRead) return null;
  return (
    <span>
      <Button
        size="xs"
        variant="subtle"
        loading={saving === id}
        aria-label={`Save ${name}, the document of ${title}`}
        onClick={() =>
          void save(
            id,
            () => api.call('getEfastDocument', { params: { id } }),
            (file) => fileNameOf(name, file),
          )
        }
      >
        {name}
      </Button>
    </span>
  );
}
