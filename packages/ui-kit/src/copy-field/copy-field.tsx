import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import classes from './copy-field.module.css';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly help?: string;
}

/** A text that is read and copied, such as a link: it can also be selected by hand. */
export function CopyField({ label, value, help }: CopyFieldProps) {
  const [announcement, announce] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => announce('Copied'),
      () => announce('The browser did not allow copying. Select the text instead.'),
    );
  return (
    <div className={classes.field}>
      <div className={classes.row}>
        <div className={classes.text}>
          <TextField label={label} value={value} onChange={() => undefined} readOnly />
        </div>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
      {/* Below both: the button stays in line with the text. */}
      {help && <span className={classes.help}>{help}</span>}
      <span role="status" className={classes.status}>
        {announcement}
      </span>
    </div>
  );
}
