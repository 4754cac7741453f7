import { TextInput } from '@mantine/core';
import { type RefObject, Suspense, useRef } from 'react';
import { preloadable } from '../loading/preloadable.ts';
import type { SelectFieldProps } from './select-field.tsx';
import { useField } from './use-field.ts';

const SelectField = preloadable(() => import('./select-field.tsx').then((chunk) => chunk.SelectField));

/**
 * A choice on a page at rest, whose code comes after the page: until then the field shows what is chosen. In a form, where it is
 * used at once, take `SelectField`.
 */
export function LazySelectField(props: SelectFieldProps) {
  const hasFocus = useRef(false);
  return (
    <Suspense fallback={<Chosen {...props} hasFocus={hasFocus} />}>
      <Choice {...props} hasFocus={hasFocus} />
    </Suspense>
  );
}

/** Whether the field had the focus when its code came: it keeps it then. */
type Focused<Props> = Props & { readonly hasFocus: RefObject<boolean> };

const Choice = ({ hasFocus, ...props }: Focused<SelectFieldProps>) => (
  <SelectField {...props} startsFocused={hasFocus.current || (props.startsFocused ?? false)} />
);

function Chosen({ hasFocus, ...props }: Focused<SelectFieldProps>) {
  const { value, options, required = false, emptyLabel = required ? 'Select' : 'None' } = props;
  const words = options
    .map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
    .find((option) => option.value === value);
  const { autoFocus: _, ...field } = useField(props);
  return (
    <TextInput
      {...field}
      readOnly
      pointer
      value={words?.label ?? emptyLabel}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    />
  );
}
