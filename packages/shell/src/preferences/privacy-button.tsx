import { IconButton } from '@upline/ui-kit/button/icon-button.tsx';
import { useUiKit } from '@upline/ui-kit/provider/context.ts';
import { IconEye, IconEyeOff } from '../icons.ts';
import { usePreferences } from './preferences.ts';

/** Softens every amount and name on the screen to blocks; the key P does the same (design-direction). */
export function PrivacyButton() {
  const { privacy, togglePrivacy } = usePreferences();
  const { singleKeys } = useUiKit();
  return (
    <IconButton
      label={`${privacy ? 'Show' : 'Hide'} private values${singleKeys ? ' (P)' : ''}`}
      aria-pressed={privacy}
      onClick={togglePrivacy}
    >
      {privacy ? <IconEyeOff size={20} stroke={1.75} /> : <IconEye size={20} stroke={1.75} />}
    </IconButton>
  );
}
