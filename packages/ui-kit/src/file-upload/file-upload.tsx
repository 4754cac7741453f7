import '../styles/mantine.ts';
import '@mantine/dropzone/styles.layer.css';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { type ReactNode, useId } from 'react';
import fieldClasses from '../field/field.module.css';
import { IconUpload } from '../icons/icons.ts';
import { MantineRoot } from '../theme/mantine-root.tsx';
import { FileRow } from './file-row.tsx';
import classes from './file-upload.module.css';
import { type Upload, useUploads } from './use-uploads.ts';

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
  /** Sends one file; `progress` takes a share from 0 to 1. */
  readonly upload: Upload;
  /** Ids of the files that have arrived, after each change. */
  readonly onChange: (ids: readonly string[]) => void;
}

const megabytes = (bytes: number) =>
  `${(bytes / 1_048_576).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

/** Files by dropping, by button or by keyboard, each with its progress, its error and another try. */
export function FileUpload(props: FileUploadProps) {
  const { label, help, error, required = false, disabled = false, accept, maxSize, multiple = false } = props;
  const id = useId();
  const uploads = useUploads(props);
  const types = [...new Set(Object.values(accept))].join(', ');
  const reasonOf = ({ errors }: FileRejection) =>
    errors[0]?.code === 'file-too-large'
      ? `File is larger than ${megabytes(maxSize)}`
      : errors[0]?.code === 'too-many-files'
        ? 'Choose one file'
        : 'File type is not allowed';
  return (
    <MantineRoot>
      <fieldset className={fieldClasses.set}>
        <legend className={fieldClasses.legend}>
          {label}
          {required && (
            <span className={fieldClasses.required} aria-hidden>
              {' *'}
            </span>
          )}
        </legend>
        <Dropzone
          accept={Object.keys(accept)}
          maxSize={maxSize}
          multiple={multiple}
          disabled={disabled}
          className={classes.zone ?? ''}
          // The control is the input itself, laid over the zone: it has a role and a name, and opens by click and key.
          activateOnKeyboard={false}
          inputProps={{
            'aria-label': label,
            className: classes.input ?? '',
            style: {},
            tabIndex: 0,
            ...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}),
          }}
          onDrop={(files) => uploads.add(files)}
          onReject={(rejections) =>
            uploads.reject(
              rejections.map((rejection) => ({ file: rejection.file, reason: reasonOf(rejection) })),
            )
          }
        >
          <span className={classes.invitation}>
            <IconUpload size={20} stroke={1.75} aria-hidden />
            <span>
              Drop {multiple ? 'files' : 'a file'} here, or <span className={classes.choose}>choose</span>
            </span>
            <span className={classes.limits}>
              {types}, up to {megabytes(maxSize)}
            </span>
          </span>
        </Dropzone>
        {error && (
          <p id={`${id}-error`} className={fieldClasses.error}>
            {error}
          </p>
        )}
        {help && <p className={fieldClasses.help}>{help}</p>}
        {uploads.files.length > 0 && (
          <ul className={classes.files} aria-label={`Files of ${label}`}>
            {uploads.files.map((file) => (
              <FileRow key={file.key} file={file} onRetry={uploads.retry} onRemove={uploads.remove} />
            ))}
          </ul>
        )}
      </fieldset>
    </MantineRoot>
  );
}
