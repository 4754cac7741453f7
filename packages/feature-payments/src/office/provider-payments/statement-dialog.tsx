import { useQueryClient } from '@tanstack/react-query';
import { CURRENCIES, type Currency, companyToday } from '@upline/domain';
import { inputFor, useApi, useGo } from '@upline/shell';
import { SelectField, TextField } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import { type ProviderLookup, ProviderPicker } from '@upline/ui-kit/picker/pickers.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { STATEMENTS } from './provider-payment-lists.ts';
import classes from './statements.module.css';

// Spreadsheet programs give their own type to the same files.
const TYPES = {
  'text/csv': 'CSV',
  'application/vnd.ms-excel': 'CSV',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
} as const;
const MOST_BYTES = 20 * 1024 * 1024;

interface Head {
  readonly provider_id: string;
  readonly statement_ref: string;
  readonly statement_date: string;
  readonly currency: Currency;
}

/** Takes a carrier's statement and leads to its preview. */
export function StatementDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const go = useGo();
  return (
    <StatementForm
      searchProviders={async (text, signal) =>
        (await api.call('searchProviders', { query: { search: text }, signal })).rows
      }
      send={async (query, file, signal) => {
        const body = new FormData();
        body.append('file', file);
        const input = inputFor<'importProviderStatement'>({ query, body, signal });
        return (await api.call('importProviderStatement', ...input)) as { id: string };
      }}
      onDone={(id) => {
        for (const each of ['listProviderStatements', 'countProviderStatements'])
          void queryClient.invalidateQueries({ queryKey: [each] });
        onClose();
        void go({ to: `${STATEMENTS}/$id`, params: { id } });
      }}
      onClose={onClose}
    />
  );
}

export interface StatementFormProps {
  readonly searchProviders: (text: string, signal: AbortSignal) => Promise<readonly ProviderLookup[]>;
  /** Sends the file and gives the id of its preview. */
  readonly send: (head: Head, file: File, signal: AbortSignal) => Promise<{ readonly id: string }>;
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
}

/** Asks whose statement it is and which one, and takes its file. */
export function StatementForm({ searchProviders, send, onDone, onClose }: StatementFormProps) {
  const [provider, setProvider] = useState<ProviderLookup | null>(null);
  const [reference, setReference] = useState('');
  const [day, setDay] = useState<string | null>(companyToday());
  const [currency, setCurrency] = useState<Currency>('USD');
  const [sending, setSending] = useState(false);
  const isNamed = provider !== null && reference.trim() !== '' && day !== null && day !== '';
  const sendOne = async (file: File, signal: AbortSignal) => {
    if (!isNamed) throw new Error('The statement is not named');
    setSending(true);
    try {
      const head = {
        provider_id: provider.id,
        statement_ref: reference.trim(),
        statement_date: day,
        currency,
      };
      return await send(head, file, signal);
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog opened title="Import a statement" size="lg" locked={sending} onClose={onClose}>
      <div className={layout.block}>
        <ProviderPicker
          label="Provider"
          required
          startsFocused
          value={provider}
          onChange={setProvider}
          search={searchProviders}
        />
        <div className={classes.fields}>
          <TextField
            label="Statement Reference"
            required
            maxLength={60}
            help="As the carrier numbers it. A line of one reference is booked once."
            value={reference}
            onChange={setReference}
          />
          <DateField label="Statement Date" required value={day ?? ''} onChange={setDay} />
          <SelectField
            label="Currency"
            required
            value={currency}
            options={CURRENCIES}
            onChange={(value) => setCurrency(CURRENCIES.find((each) => each === value) ?? 'USD')}
          />
        </div>
        <FileUpload
          label="File"
          required
          disabled={!isNamed}
          accept={TYPES}
          maxSize={MOST_BYTES}
          help={isNamed ? undefined : 'Say first whose statement it is and which one.'}
          upload={(file, { signal }) => sendOne(file, signal)}
          onChange={([id]) => id && onDone(id)}
        />
        <div className={layout.muted}>
          <p>
            A CSV file of at most 100,000 lines, or a workbook (XLSX) of at most 5 MB and 20,000 lines, of
            which the first sheet is read. The first line names the columns, in any order.
          </p>
          <p>Nothing is booked yet: the next page shows what would become of every line.</p>
        </div>
      </div>
    </Dialog>
  );
}
