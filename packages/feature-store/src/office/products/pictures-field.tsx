import { inputFor, useApi } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useState } from 'react';
import classes from '../../product-picture.module.css';
import { usePictureUrl } from '../../product-picture.tsx';

const MOST = 10;
const MOST_BYTES = 5 * 1024 * 1024;
const TYPES = { 'image/jpeg': 'JPG', 'image/png': 'PNG', 'image/webp': 'WEBP' };

/** Pictures that are there, in their order, and new ones. */
export function PicturesField({ field }: { readonly field: FieldBinding<readonly string[]> }) {
  const { value, onChange, error } = field;
  const api = useApi();
  const pictureUrl = usePictureUrl();
  /** What was uploaded here is taken off where it was chosen. */
  const [uploaded] = useState(() => new Set<string>());
  const stored = value.filter((id) => !uploaded.has(id));
  const added = value.filter((id) => uploaded.has(id));
  return (
    <>
      {stored.length > 0 && (
        <ul className={classes.kept} aria-label="Pictures">
          {stored.map((id, index) => (
            <li key={id}>
              <img className={classes.frame} src={pictureUrl(id)} alt={`View ${index + 1}`} />
              {index > 0 && (
                <Button
                  size="xs"
                  aria-label={`Show picture ${index + 1} first`}
                  onClick={() => onChange([id, ...value.filter((each) => each !== id)])}
                >
                  Show first
                </Button>
              )}
              <Button
                size="xs"
                aria-label={`Remove picture ${index + 1}`}
                onClick={() => onChange(value.filter((each) => each !== id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FileUpload
        label={stored.length > 0 ? 'More pictures' : 'Pictures'}
        help={`At most ${MOST} in all. The first one is shown on the shelf.`}
        multiple
        disabled={stored.length + added.length >= MOST}
        accept={TYPES}
        maxSize={MOST_BYTES}
        error={error}
        data-path={field['data-path']}
        upload={async (file, { signal }) => {
          const body = new FormData();
          body.append('document', file);
          const answer = await api.call(
            'uploadStorePicture',
            ...inputFor<'uploadStorePicture'>({ body, signal }),
          );
          uploaded.add(answer.id);
          return answer;
        }}
        onChange={(ids) => onChange([...stored, ...ids])}
      />
    </>
  );
}
