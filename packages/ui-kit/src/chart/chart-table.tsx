import { Private } from '../private/private.tsx';
import classes from './chart.module.css';
import type { ChartData } from './chart-data.ts';

/** The same values as a table. */
export function ChartTable({ title, data }: { readonly title: string; readonly data: ChartData }) {
  const { heading, labels, series, format, privateLabels = false } = data;
  return (
    <section className={classes.scroll} aria-label={`${title}, table`}>
      <table className={classes.table}>
        <caption className="up-sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={classes.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, at) => (
            <tr key={label}>
              <th scope="row">{privateLabels ? <Private>{label}</Private> : label}</th>
              {series.map(({ name, values }) => {
                const value = values[at];
                return (
                  <td key={name} className={classes.number}>
                    {value === null || value === undefined ? (
                      '—'
                    ) : (
                      <Private kind="amount">{format(value)}</Private>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
