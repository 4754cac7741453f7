import { parentPort, workerData } from 'node:worker_threads';
import type { FieldType } from '@upline/domain';
import writeSheet, { type Cell, type SheetData } from 'write-excel-file/node';
import type { SheetCell } from './export-column.ts';

interface SheetHead {
  readonly name: string;
  readonly columns: readonly { readonly label: string; readonly type: FieldType }[];
}

const { name, columns } = workerData as SheetHead;
const rows: SheetData = [columns.map(({ label }) => ({ value: label, fontWeight: 'bold' }))];

const WIDTHS: Readonly<Partial<Record<FieldType, number>>> = { text: 24, date: 12, datetime: 18, money: 16 };

function cell(type: FieldType, value: SheetCell): Cell {
  if (value === null || typeof value === 'string') return value;
  switch (type) {
    case 'date':
      return { value: new Date(value), type: Date, format: 'mm/dd/yyyy' };
    case 'datetime':
      return { value: new Date(value), type: Date, format: 'mm/dd/yyyy hh:mm' };
    case 'money':
      return { value, type: Number, format: '#,##0.00' };
    default:
      return value;
  }
}

async function finish(): Promise<void> {
  const bytes = await writeSheet(rows, {
    sheet: name,
    stickyRowsCount: 1,
    columns: columns.map(({ type }) => ({ width: WIDTHS[type] ?? 14 })),
  }).toBuffer();
  parentPort?.postMessage(bytes);
}

parentPort?.on('message', (batch: SheetCell[][] | null) => {
  if (batch === null) {
    void finish();
    return;
  }
  for (const values of batch)
    rows.push(values.map((value, index) => cell(columns[index]?.type ?? 'text', value)));
});
