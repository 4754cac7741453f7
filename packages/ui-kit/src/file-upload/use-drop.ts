import { type DragEvent as ReactDragEvent, useEffect, useState } from 'react';

const holdsFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>) =>
  dataTransfer?.types.includes('Files') ?? false;

/** A file let go beside the place for it must not open in the place of the page. */
const stay = (event: DragEvent) => {
  if (holdsFiles(event)) event.preventDefault();
};

interface DropInput {
  readonly disabled: boolean;
  readonly accepts: (type: string) => boolean;
  readonly take: (files: readonly File[]) => void;
}

/** Files dropped into a place; `over` says whether what is held above it may be let go there. */
export function useDrop({ disabled, accepts, take }: DropInput) {
  const [over, setOver] = useState<'accept' | 'reject'>();
  useEffect(() => {
    document.addEventListener('dragover', stay);
    document.addEventListener('drop', stay);
    return () => {
      document.removeEventListener('dragover', stay);
      document.removeEventListener('drop', stay);
    };
  }, []);
  const handlers = {
    onDragOver: (event: ReactDragEvent) => {
      if (disabled || !holdsFiles(event)) return;
      event.preventDefault();
      // Some browsers tell the type only when the file is let go.
      const isWrong = [...event.dataTransfer.items].some(({ type }) => type !== '' && !accepts(type));
      setOver(isWrong ? 'reject' : 'accept');
    },
    onDragLeave: (event: ReactDragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(undefined);
    },
    onDrop: (event: ReactDragEvent) => {
      setOver(undefined);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      if (!disabled) take([...event.dataTransfer.files]);
    },
  };
  return { over, handlers };
}
