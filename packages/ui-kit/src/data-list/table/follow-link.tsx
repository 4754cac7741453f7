import { useEffect, useRef } from 'react';
import { Link } from '../../link/link.tsx';
import type { LinkTarget } from '../../link/link-target.ts';

/** Opens a target as if its link had been pressed: a key knows no router either. */
export function FollowLink({ target }: { target: LinkTarget }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), [target]);
  return <Link ref={link} to={target} hidden tabIndex={-1} aria-hidden="true" />;
}
