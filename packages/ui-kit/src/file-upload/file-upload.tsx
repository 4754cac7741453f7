import '@mantine/dropzone/styles.layer.css';
import { Input, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useWindowEvent } from '@mantine/hooks';
import { messages } from '@upline/domain';
import { type ReactNode, useEffect, useId } from 'react';
import { IconUpload } from '../icons/icons.ts';
import { FileRow } from './file-row.tsx';
import classes from './file-upload.module.css';
import { type Upload, type UploadedFile, useUploads } from './use-uploads.ts';

export interface FileUploadProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Types that are taken, and the words for them: `{ 'application/pdf': 'PDF' }`. */
  readonly accept: Readonly<Record<string, string>>;
  /** Bytes. */
  readonly maxSize: number;
  readonly multiple?: boolean;
  /** Path in the form's values; the error summary finds the field by it. */
  readonly 'data-path'?: string | undefined;
  /** Sends one file; `progress` takes a share from 0 to 1. */
  readonly upload: Upload;
  /** Ids of the files that have arrived, after each change. */
  readonly onChange: (ids: readonly string[]) => void;
}

const megabytes = (bytes: number) =>
  `${(bytes / 1_048_576).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

/** A file with its type: some systems know none for what its name ends with. */
function typed(file: File, accept: FileUploadProps['accept']): File {
  if (file.type) return file;
  const ending = file.name.split('.').at(-1)?.toLowerCase();
  const type = Object.keys(accept).find((each) => accept[each]?.toLowerCase() === ending);
  return type ? new File([file], file.name, { type }) : file;
}

/** A file dropped outside the drop zone must not replace the page; dropped text still goes to its field. */
function useFilesStay() {
  const stay = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  useWindowEvent('dragover', stay);
  useWindowEvent('drop', stay);
}

/** A form is not saved without a file that was chosen for it: the field says so by the browser's own validity. */
function useUnfinished(id: string, label: string, files: readonly UploadedFile[]) {
  const failed = files.filter(({ state }) => state === 'failed');
  const message = files.some(({ state }) => state === 'sending')
    ? `${label} is still uploading`
    : failed.some(({ canRetry }) => canRetry)
      ? `${label} is not uploaded: try again or remove it`
      : failed.some(({ isRefused }) => isRefused)
        ? `${label} is not uploaded: choose another file or remove it`
        : '';
  useEffect(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.setCustomValidity(message);
  }, [id, message]);
}

/** Files by dropping, by button or by keyboard, each with its progress, its error and another try. */
export function FileUpload(props: FileUploadProps) {
  const { label, help, error, required = false, disabled = false, accept, maxSize, multiple = false } = props;
  const id = useId();
  const uploads = useUploads(props);
  useUnfinished(id, label, uploads.files);
  useFilesStay();
  const endings = Object.entries(accept).map(([type, word]) => [type, [`.${word.toLowerCase()}`]] as const);
  const take = (files: readonly File[]) => {
    if (files.length > 1 && !multiple)
      uploads.reject(files.map((file) => ({ file, reason: 'Choose one file' })));
    else uploads.add(files.map((file) => typed(file, accept)));
  };
  return (
    <Input.Wrapper id={id} label={label} required={required} error={error} description={help}>
      <Dropzone
        className={classes.zone}
        accept={Object.fromEntries(endings)}
        maxSize={maxSize}
        disabled={disabled}
        onDrop={take}
        onReject={(refused) =>
          uploads.reject(
            refused.map(({ file, errors: [first] }) => ({
              file,
              reason:
                first?.code === 'file-too-large'
                  ? `File is larger than ${megabytes(maxSize)}`
                  : messages.fileType,
            })),
          )
        }
        // The control is the input itself, laid over the zone: it has a role and a name, and opens by click and key.
        activateOnClick={false}
        activateOnKeyboard={false}
        preventDropOnDocument={false}
        inputProps={{
          id,
          className: classes.input,
          style: {},
          tabIndex: 0,
          multiple,
          disabled,
          'aria-label': label,
          ...{ 'data-path': props['data-path'] },
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? `${id}-error` : undefined,
        }}
      >
        <Stack align="center" gap="xs" ta="center">
          <IconUpload size={20} stroke={1.75} aria-hidden />
          <span>
            Drop {multiple ? 'files' : 'a file'} here, or <span className={classes.choose}>choose</span>
          </span>
          <Text component="span" size="xs" c="dimmed">
            {[...new Set(Object.values(accept))].join(', ')}, up to {megabytes(maxSize)}
          </Text>
        </Stack>
      </Dropzone>
      {uploads.files.length > 0 && (
        <ul className={classes.files} aria-label={`Files of ${label}`}>
          {uploads.files.map((file) => (
            <FileRow key={file.key} file={file} onRetry={uploads.retry} onRemove={uploads.remove} />
          ))}
        </ul>
      )}
    </Input.Wrapper>
  );
}
