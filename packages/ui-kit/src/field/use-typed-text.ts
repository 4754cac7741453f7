import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';

interface TypedTextInput<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  /** What the form says about the field. */
  readonly error?: ReactNode;
  /** The stored value as it is shown. */
  readonly format: (value: Value) => string;
  /** What the text means; undefined when it cannot be read. */
  readonly parse: (text: string) => Value | undefined;
  /** Value of an empty text, and of one that cannot be read. */
  readonly empty: Value;
  /** What the field says when it cannot read the text. */
  readonly message: string;
}

/**
 * A text that represents another value: a date, an amount, a phone. The text stays as typed until the person leaves the
 * field, then it is shown in its standard form. A text that cannot be read is kept, explained under the field, and
 * prevents submission through the browser's own validity, so that a form never sends a value the person did not intend.
 */
export function useTypedText<Value>(input: TypedTextInput<Value>) {
  const { value, onChange, onBlur, format, parse, empty, message, error } = input;
  const [text, setText] = useState(() => format(value));
  const [left, setLeft] = useState(false);
  const known = useRef(value);
  const ref = useRef<HTMLInputElement>(null);
  const blank = text.trim() === '';
  const unreadable = !blank && parse(text) === undefined;

  useEffect(() => {
    if (Object.is(known.current, value)) return;
    known.current = value;
    setText(format(value));
  }, [value, format]);
  useEffect(() => ref.current?.setCustomValidity(unreadable ? message : ''), [unreadable, message]);

  const take = (next: string) => {
    setText(next);
    const parsed = next.trim() === '' ? empty : (parse(next) ?? empty);
    known.current = parsed;
    if (!Object.is(parsed, value)) onChange(parsed);
  };
  return {
    text,
    take,
    // To the form a text that cannot be read is an empty one: its "is required" would deny what is typed.
    error: unreadable && (left || error) ? message : error,
    control: {
      ref,
      value: text,
      onChange: (event: { currentTarget: { value: string } }) => {
        setLeft(false);
        take(event.currentTarget.value);
      },
      onBlur: () => {
        afterPress(() => setLeft(true));
        const parsed = blank ? undefined : parse(text);
        if (parsed !== undefined) setText(format(parsed));
        onBlur?.();
      },
    },
  };
}
