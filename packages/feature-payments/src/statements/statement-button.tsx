import { Button, type ButtonProps } from '@upline/ui-kit/button/button.tsx';
import { useState } from 'react';
import type { StatementFormat } from './save-statement.ts';

interface StatementButtonProps extends Pick<ButtonProps, 'size' | 'aria-label'> {
  readonly format: StatementFormat;
  readonly save: () => Promise<void>;
}

/** Saves a statement as one kind of file, and shows that it is on its way. */
export function StatementButton({ format, save, ...props }: StatementButtonProps) {
  const [isSaving, setSaving] = useState(false);
  const start = () => {
    setSaving(true);
    return save().finally(() => setSaving(false));
  };
  return (
    <Button {...props} loading={isSaving} onClick={() => void start()}>
      {format.toUpperCase()}
    </Button>
  );
}
