import classes from './request-id.module.css';

/** The number support asks for; every error shows it. Nothing without one. */
export function RequestId({ id }: { readonly id: string | undefined }) {
  if (!id) return null;
  return (
    <p className={classes.id}>
      Request ID: <code>{id}</code>
    </p>
  );
}
