import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import { Private } from '../private/private.tsx';
import classes from './chart.module.css';
import type { ChartData } from './chart-data.ts';

/** The same values as a table. */
export function ChartTable({ title, data }: { readonly title: string; readonly data: ChartData }) {
  const { heading, labels, series, format, privateLabels = false } = data;
  return (
    <Table.ScrollContainer
      minWidth={0}
      maxHeight="20rem"
      type="native"
      tabIndex={0}
      aria-label={`${title}, table`}
      role="region"
    >
      <Table captionSide="top">
        <Table.Caption className="up-sr-only">{title}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{heading}</Table.Th>
            {series.map(({ name }) => (
              <Table.Th key={name} scope="col" className={classes.number}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {labels.map((label, at) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{privateLabels ? <Private>{label}</Private> : label}</Table.Th>
              {series.map(({ name, values }) => {
                const value = values[at];
                return (
                  <Table.Td key={name} className={classes.number}>
                    {value === null || value === undefined ? (
                      '—'
                    ) : (
                      <Private kind="amount">{format(value)}</Private>
                    )}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
