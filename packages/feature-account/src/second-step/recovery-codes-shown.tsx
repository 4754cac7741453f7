import { Button } from '@upline/ui-kit';
import { SecretCodes } from '@upline/ui-kit/secret-codes/secret-codes.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';

export interface RecoveryCodesShownProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Ten codes, this once (S-17). */
export function RecoveryCodesShown({ codes, onKept }: RecoveryCodesShownProps) {
  return (
    <div className={layout.stack}>
      <p>
        Each signs you in once when your phone is not at hand. They are not shown again, so keep them in a
        safe place.
      </p>
      <SecretCodes label="Recovery codes" fileName="upline-recovery-codes" codes={codes} />
      <div className={layout.buttons}>
        <Button variant="filled" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
