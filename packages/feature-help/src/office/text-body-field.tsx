import { readProblem } from '@upline/ui-kit/errors/problem.ts';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';
import { RichTextField } from '@upline/ui-kit/rich-text/rich-text-field.tsx';
import { useImageUrl } from '../image-url.ts';
import { useUpload } from '../use-upload.ts';

interface TextBodyFieldProps {
  readonly field: FieldBinding<string>;
  /** Files of the article, to which its text may lead. */
  readonly files?: readonly { readonly id: string; readonly name: string }[];
}

/** The text of an article or a page. */
export function TextBodyField({ field, files = [] }: TextBodyFieldProps) {
  const imageUrl = useImageUrl();
  const send = useUpload('uploadContentImage');
  return (
    <RichTextField
      label="Text"
      required
      imageUrl={imageUrl}
      uploadImage={async (file) => {
        try {
          return (await send(file)).id;
        } catch (error) {
          const { fields, message } = readProblem(error);
          throw new Error(fields.length > 0 ? fields.map((each) => each.message).join('. ') : message);
        }
      }}
      files={files}
      {...field}
    />
  );
}
