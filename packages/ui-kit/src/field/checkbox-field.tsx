import classes from './field.module.css';
import { FieldNotes, type FieldProps, useControl } from './field-frame.tsx';

export interface CheckboxFieldProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Yes or no, decided with the form. Spread `form.checkbox(path)` into it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { control, ...ids } = useControl(props);
  const { placeholder: _, ...attributes } = control;
  return (
    <div className={classes.field}>
      <label className={classes.check}>
        <input
          {...attributes}
          type="checkbox"
          checked={props.checked}
          disabled={props.disabled || props.readOnly}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
        {props.label}
      </label>
      <FieldNotes field={props} ids={ids} />
    </div>
  );
}
