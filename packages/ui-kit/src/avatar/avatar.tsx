import { initials } from '@upline/domain';
import { clsx } from 'clsx';
import { useState } from 'react';
import { IconUser } from '../icons/icons.ts';
import { useUiKit } from '../provider/context.ts';
import classes from './avatar.module.css';

export interface AvatarProps {
  /** Associate code: the photo is found by it. */
  readonly code?: string | undefined;
  readonly name: string;
  readonly hasPhoto?: boolean;
  readonly size?: 20 | 24 | 32 | 40 | 64 | 96;
  /** Set where no name stands beside it; an avatar next to its name says nothing to a screen reader. */
  readonly alone?: boolean;
}

/** The photo by code, or at most two letters, or an icon (SPEC 3); under privacy always the icon. */
export function Avatar({ code, name, hasPhoto = false, size = 32, alone = false }: AvatarProps) {
  const { photosUrl, privacy } = useUiKit();
  const [failed, setFailed] = useState<string>();
  const source =
    hasPhoto && code && photosUrl
      ? `${photosUrl}/${encodeURIComponent(code)}?size=${size > 48 ? 512 : 96}`
      : undefined;
  const letters = privacy ? '' : initials(name);
  const shown = !privacy && source && source !== failed ? source : undefined;
  return (
    <span className={clsx(classes.avatar, classes[`size${size}`])} aria-hidden={alone ? undefined : true}>
      {alone && <span className="up-sr-only">{privacy ? 'Hidden' : name}</span>}
      {shown ? (
        <img
          className={classes.photo}
          src={shown}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(shown)}
        />
      ) : (
        (letters && <span aria-hidden>{letters}</span>) || <IconUser size="60%" stroke={1.75} />
      )}
    </span>
  );
}
