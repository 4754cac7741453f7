import { useUiKit } from '../provider/context.ts';
import { addressOf, type LinkComponent, type LinkProps } from './link-target.ts';

function PlainLink({ to, children, ...rest }: LinkProps) {
  return (
    <a href={addressOf(to)} {...rest}>
      {children}
    </a>
  );
}

/** The link component in force: the router's where the provider has one, otherwise a plain anchor. */
export const useLink = (): LinkComponent => useUiKit().Link ?? PlainLink;

/** A link inside the product. */
export function Link(props: LinkProps) {
  const Inner = useLink();
  return <Inner {...props} />;
}
