import { useQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit';

/** The way to the own cart, with how many pieces are in it. */
export function CartLink() {
  const { data } = useQuery(queryFor('readStoreCart'));
  const pieces = data?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return <LinkButton to={{ to: '/store/cart' }}>{pieces > 0 ? `Cart (${pieces})` : 'Cart'}</LinkButton>;
}
