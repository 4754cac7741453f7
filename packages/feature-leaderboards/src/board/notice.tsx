import classes from './board.module.css';

/** What went wrong with a press, beside it. */
export const Notice = ({ text }: { readonly text: string }) => (
  <p role="alert" className={classes.muted}>
    {text}
  </p>
);
