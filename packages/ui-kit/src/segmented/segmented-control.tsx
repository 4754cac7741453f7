import { useId } from 'react';
import classes from './segmented-control.module.css';

export interface SegmentedControlProps<Value extends string> {
  /** Name of the choice, for screen readers. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  readonly onChange: (value: Value) => void;
}

/** One of two to five short words, all in sight: native radios, so arrow keys work by themselves. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className="up-sr-only">{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            className="up-sr-only"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            disabled={option.disabled}
            onChange={() => props.onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
