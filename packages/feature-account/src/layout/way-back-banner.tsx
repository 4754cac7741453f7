import { usePageAt } from '@upline/shell';
import { Banner, LinkButton } from '@upline/ui-kit';
import classes from './way-back.module.css';

/** Leads back to the form that waits, with what was typed; nothing where nobody came from one. */
export function WayBack({ back }: { readonly back: string | undefined }) {
  const pageAt = usePageAt();
  if (back === undefined) return null;
  const { pathname, searchParams } = new URL(back, 'http://app');
  const page = pageAt(pathname);
  if (!page) return null;
  const to = { ...page, search: Object.fromEntries(searchParams) };
  return (
    <div className={classes.note}>
      <Banner tone="info" actions={<LinkButton to={to}>Back to the policy</LinkButton>}>
        Your policy waits as you left it.
      </Banner>
    </div>
  );
}
