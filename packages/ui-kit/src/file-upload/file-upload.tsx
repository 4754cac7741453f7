import { type ReactNode, useId } from 'react';
import fieldClasses from '../field/field.module.css';
import { IconUpload } from '../icons/icons.ts';
import { FileRow } from './file-row.tsx';
import classes from './file-upload.module.css';
import { useDrop } from './use-drop.ts';
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

/** A file with its type: some systems know none for what its name ends with. */
function typed(file: File, accept: FileUploadProps['accept']): File {
  if (file.type) return file;
  const ending = file.name.split('.').at(-1)?.toLowerCase();
  const type = Object.keys(accept).find((each) => accept[each]?.toLowerCase() === ending);
  return type ? new File([file], file.name, { type }) : file;
}

/** Files by dropping, by button or by keyboard, each with its progress, its error and another try. */
export function FileUpload(props: FileUploadProps) {
  const { label, help, error, required = false, disabled = false, accept, maxSize, multiple = false } = props;
  const id = useId();
  const uploads = useUploads(props);
  const types = [...new Set(Object.values(accept))].join(', ');
  const take = (given: readonly File[]) => {
    const files = given.map((file) => typed(file, accept));
    const reasonOf = ({ type, size }: File) => {
      if (!Object.hasOwn(accept, type)) return 'File type is not allowed';
      if (size > maxSize) return `File is larger than ${megabytes(maxSize)}`;
      return files.length > 1 && !multiple ? 'Choose one file' : undefined;
    };
    const judged = files.map((file) => ({ file, reason: reasonOf(file) }));
    const good = judged.flatMap(({ file, reason }) => (reason ? [] : file));
    const refused = judged.flatMap(({ file, reason }) => (reason ? { file, reason } : []));
    if (good.length > 0) uploads.add(good);
    if (refused.length > 0) uploads.reject(refused);
  };
  const { over, handlers } = useDrop({ disabled, accepts: (type) => Object.hasOwn(accept, type), take });
  return (
    <fieldset className={fieldClasses.set}>
      <legend className={fieldClasses.legend}>
        {label}
        {required && (
          <span className={fieldClasses.required} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      <div className={classes.zone} data-over={over} {...handlers}>
        {/* The control is the input itself, laid over the zone: it has a role and a name, and opens by click and key. */}
        <input
          type="file"
          className={classes.input}
          aria-label={label}
          accept={Object.keys(accept).join(',')}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <span className={classes.invitation}>
          <IconUpload size={20} stroke={1.75} aria-hidden />
          <span>
            Drop {multiple ? 'files' : 'a file'} here, or <span className={classes.choose}>choose</span>
          </span>
          <span className={classes.limits}>
            {types}, up to {megabytes(maxSize)}
          </span>
        </span>
      </div>
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
  );
}
