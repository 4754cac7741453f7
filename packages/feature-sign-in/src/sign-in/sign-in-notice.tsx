import { Banner, type BannerTone } from '@upline/ui-kit/banner/banner.tsx';
import { NOTICES } from './notices.ts';

const TONES: Readonly<Record<keyof typeof NOTICES, BannerTone>> = {
  link: 'danger',
  password: 'success',
  idle: 'info',
  longest: 'info',
  ended: 'info',
};

export interface SignInNoticeProps {
  readonly notice: keyof typeof NOTICES;
}

/** Why the page opened. A session may end while somebody types: the focus is here, so that nothing more goes into a field. */
export function SignInNotice({ notice }: SignInNoticeProps) {
  const banner = <Banner tone={TONES[notice]}>{NOTICES[notice]}</Banner>;
  if (TONES[notice] !== 'info') return banner;
  return (
    <div tabIndex={-1} data-autofocus>
      {banner}
    </div>
  );
}
