import { Avatar as MantineAvatar } from '@mantine/core';
import { initials } from '@upline/domain';
import { IconUser } from '../icons/icons.ts';
import { useUiKit } from '../provider/context.ts';

export interface AvatarProps {
  /** Associate code: the photo is found by it. */
  readonly code?: string | undefined;
  readonly name: string;
  readonly hasPhoto?: boolean;
  readonly size?: 20 | 24 | 32 | 40 | 64 | 96;
  /** Set where no name is beside it; an avatar next to its name says nothing to a screen reader. */
  readonly alone?: boolean;
}

/** The photo by code, or at most two letters, or an icon (SPEC 3); under privacy always the icon. */
export function Avatar({ code, name, hasPhoto = false, size = 32, alone = false }: AvatarProps) {
  const { photosUrl, privacy } = useUiKit();
  const shown = hasPhoto && code && photosUrl && !privacy;
  const letters = privacy ? '' : initials(name);
  return (
    <MantineAvatar
      component="span"
      size={`${size / 16}rem`}
      src={shown ? `${photosUrl}/${encodeURIComponent(code)}?size=${size > 48 ? 512 : 96}` : null}
      alt=""
      imageProps={{ width: size, height: size, loading: 'lazy', decoding: 'async' }}
      {...(alone ? { role: 'img', 'aria-label': privacy ? 'Hidden' : name } : { 'aria-hidden': true })}
    >
      {letters || <IconUser size="60%" stroke={1.75} aria-hidden />}
    </MantineAvatar>
  );
}
