import { Input } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useField, type ValueFieldProps } from '../field/use-field.ts';
import classes from './rich-text-editor.module.css';

const Editor = lazy(() =>
  import('./rich-text-editor.tsx').then((chunk) => ({ default: chunk.RichTextEditor })),
);

export interface RichTextFieldProps extends ValueFieldProps<string> {
  /** The address of a picture by its id. */
  readonly imageUrl: (id: string) => string;
  /** Stores a picture and gives its id; rejects with the words of the refusal. */
  readonly uploadImage: (file: File) => Promise<string>;
  /** Files of the record, to which the text may lead. */
  readonly files?: readonly { readonly id: string; readonly name: string }[];
}

/** A text with headings, lists, tables, pictures, videos and links. The value is HTML; nothing typed is an empty text. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, help, error, required } = props;
  const { id } = useField(props);
  const described = [help && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      description={help}
      error={error}
      withAsterisk={required ?? false}
    >
      <Suspense fallback={<div className={classes.waiting} />}>
        <Editor {...props} id={id} describedBy={described || undefined} />
      </Suspense>
    </Input.Wrapper>
  );
}
