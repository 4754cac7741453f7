import { formatDate } from '@upline/domain';
import { Button, Private } from '@upline/ui-kit';
import type { Client } from './form/client-values.ts';

export interface IdentificationLineProps {
  readonly client: Pick<Client, 'id_document_type' | 'id_document_last4' | 'id_document_expiry'>;
  /** The whole number while it is shown. */
  readonly number: string | undefined;
  /** Absent where nobody may ask for the number. */
  readonly onAsk: (() => void) | undefined;
}

/** The stored paper by its last four, and the way to the number. */
export function IdentificationLine({ client, number, onAsk }: IdentificationLineProps) {
  const { id_document_type, id_document_last4, id_document_expiry } = client;
  return (
    <>
      {id_document_type}
      {id_document_last4 && (
        <>
          {' '}
          <Private kind="contact">{number ?? `••••${id_document_last4}`}</Private>
        </>
      )}
      {id_document_expiry && `, expires ${formatDate(id_document_expiry)}`}{' '}
      {onAsk && (
        <Button size="xs" variant="subtle" onClick={onAsk}>
          Show number
        </Button>
      )}
    </>
  );
}
