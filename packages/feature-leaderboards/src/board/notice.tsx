import classes from './board.module.css';

/** Why a press failed, shown next to the button. */
export const Notice = ({ text }: { readonly text: string }) => (
  <p role="alert" className={classes.muted}>
    {text}
  </p>
);
