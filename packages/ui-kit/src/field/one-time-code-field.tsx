import { clsx } from 'clsx';
import classes from './field.module.css';
import { FieldFrame, useControl, type ValueFieldProps } from './field-frame.tsx';

export interface OneTimeCodeFieldProps extends ValueFieldProps<string> {
  readonly length?: number;
  /** Called once the last digit stands. */
  readonly onComplete?: (code: string) => void;
}

/** The code from the mail or text: one input, filled by the phone, pasteable in any spacing. */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { value, onChange, length = 6, onComplete } = props;
  const { control, ...ids } = useControl({ ...props, autoComplete: 'one-time-code' });
  const take = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <FieldFrame field={props} ids={ids}>
      <input
        {...control}
        className={clsx(classes.control, classes.code)}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        value={value}
        onChange={(event) => take(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
