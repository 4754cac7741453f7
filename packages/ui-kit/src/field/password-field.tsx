import { type ReactNode, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { IconEye, IconEyeOff } from '../icons/icons.ts';
import classes from './field.module.css';
import { FieldFrame, useControl, type ValueFieldProps } from './field-frame.tsx';

export interface PasswordFieldProps extends ValueFieldProps<string> {
  readonly autoComplete?: 'current-password' | 'new-password';
  /** At the end of the label's line: “Forgot password?”. */
  readonly labelEnd?: ReactNode;
}

/** A password: paste and password managers allowed, shown on request. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, autoComplete = 'current-password', labelEnd } = props;
  const [shown, setShown] = useState(false);
  const { control, ...ids } = useControl({ ...props, autoComplete });
  return (
    <FieldFrame field={props} ids={ids} labelEnd={labelEnd}>
      <div className={classes.group}>
        <input
          {...control}
          className={classes.control}
          type={shown ? 'text' : 'password'}
          value={value}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <span className={classes.addon}>
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff size={16} stroke={1.75} /> : <IconEye size={16} stroke={1.75} />}
          </IconButton>
        </span>
      </div>
    </FieldFrame>
  );
}
