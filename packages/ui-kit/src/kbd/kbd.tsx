import classes from './kbd.module.css';

/** A key or a chord: `<Kbd keys={['Ctrl', 'K']} />`. */
export function Kbd({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className={classes.chord}>
      {keys.map((key) => (
        <kbd key={key} className={classes.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
