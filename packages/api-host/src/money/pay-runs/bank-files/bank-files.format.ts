import { formatDate } from '@upline/domain';
import { stringify } from 'csv-stringify/sync';
import type { BankFile, Transfer } from './bank-files.store.ts';

/** A transfer with the account number opened; it exists only on its way into the file. */
export interface OpenTransfer extends Transfer {
  readonly account_number: string;
}

type Columns = Readonly<Record<string, (transfer: OpenTransfer, file: BankFile) => string>>;

/** Letters banks take: plain, upper case, at most so many; nothing that a spreadsheet would run. */
const plainName = (name: string, length: number) =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9 .,&'/-]/g, '')
    .replace(/^[^A-Z0-9]+/, '')
    .slice(0, length)
    .trim();

const amount = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Says whose payout of which run it is: `R12-U000008`, the partner's part with a P. */
const reference = ({ associate_code, is_partner }: OpenTransfer, { pay_run_number }: BankFile) =>
  `R${pay_run_number}-${associate_code}${is_partner ? '-P' : ''}`;

/** Credits as in an ACH entry: 22 to a checking account, 32 to savings. */
const USA: Columns = {
  'Transaction Code': ({ account_type }) => (account_type === 'Checking' ? '22' : '32'),
  'Routing Number': ({ routing_number }) => routing_number ?? '',
  'Account Number': ({ account_number }) => account_number,
  Amount: ({ cents }) => amount(cents),
  'Individual ID': ({ associate_code }) => associate_code,
  'Individual Name': ({ name_on_account }) => plainName(name_on_account, 22),
  'Effective Date': (_, { pay_date }) => formatDate(pay_date),
  Reference: reference,
};

/** Credits as in an EFT: 200 is payroll and commissions. */
const CANADA: Columns = {
  'Transaction Type': () => '200',
  'Institution Number': ({ institution_number }) => institution_number ?? '',
  'Transit Number': ({ transit_number }) => transit_number ?? '',
  'Account Number': ({ account_number }) => account_number,
  Amount: ({ cents }) => amount(cents),
  'Payee Name': ({ name_on_account }) => plainName(name_on_account, 30),
  'Payment Date': (_, { pay_date }) => formatDate(pay_date),
  'Cross Reference': reference,
};

const columnsOf = ({ currency }: Pick<BankFile, 'currency'>) => (currency === 'USD' ? USA : CANADA);
const line = (cells: readonly string[]) => stringify([cells], { record_delimiter: 'windows' });

/** The first row of a bank file. */
export const fileHead = (file: BankFile) => line(Object.keys(columnsOf(file)));

/** One transfer as a row of the file. */
export const fileRow = (file: BankFile, transfer: OpenTransfer) =>
  line(Object.values(columnsOf(file)).map((cell) => cell(transfer, file)));

/** `pay-run-12-usd-1.csv` */
export const bankFileName = ({ pay_run_number, currency, number }: BankFile) =>
  `pay-run-${pay_run_number}-${currency.toLowerCase()}-${number}.csv`;
