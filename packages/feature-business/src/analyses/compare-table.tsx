import { formatMoney } from '@upline/domain';
import { Dash, Link, Private, Status } from '@upline/ui-kit';
import classes from './analyses.module.css';
import { pageOf } from './analysis-lists.ts';
import { allAnswers } from './answer-facts.tsx';
import type { Analysis, DimeAnalysis } from './editor/analysis-values.ts';

interface Row {
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly isMain?: boolean;
  /** Holds the name of somebody. */
  readonly isName?: boolean;
}

const money = ({ currency }: Analysis, cents: number | undefined) =>
  cents === undefined ? null : formatMoney(cents, currency, currency === 'CAD' ? 'Canada' : 'USA');

/** The results of each; empty where required answers are missing. */
function resultRows(analyses: readonly Analysis[]): Row[] {
  const row = (label: string, read: (one: Analysis) => string | null, isMain = false): Row => ({
    label,
    values: analyses.map(read),
    isMain,
  });
  const dime = (label: string, key: keyof NonNullable<DimeAnalysis['results']>, isMain = false) =>
    row(label, (one) => (one.tool === 'DIME' ? money(one, one.results?.[key]) : null), isMain);
  if (analyses[0]?.tool === 'DIME')
    return [
      dime('Gap', 'gap_cents', true),
      dime('Recommended face amount', 'recommended_face_cents'),
      dime('Need', 'need_cents'),
      dime('Existing', 'existing_cents'),
      dime('Debts', 'debts_cents'),
      dime('Income', 'income_cents'),
      dime('Mortgage', 'mortgage_cents'),
      dime('Education', 'education_cents'),
    ];
  const life = (
    label: string,
    key: 'gap_cents' | 'extra_monthly_cents' | 'capital_cents' | 'projected_cents' | 'emergency_gap_cents',
    isMain = false,
  ) => row(label, (one) => (one.tool === 'DIME' ? null : money(one, one.results?.[key])), isMain);
  const score = (label: string, key: 'protection' | 'emergency' | 'debt' | 'retirement' | 'goals') =>
    row(label, (one) => {
      const found = one.tool === 'DIME' ? null : one.results?.scores[key];
      return found ? `${found.percent}%` : null;
    });
  return [
    life('Gap', 'gap_cents', true),
    life('Extra each month', 'extra_monthly_cents'),
    life('Capital needed', 'capital_cents'),
    life('Capital projected', 'projected_cents'),
    life('Emergency gap', 'emergency_gap_cents'),
    score('Protection', 'protection'),
    score('Emergency fund', 'emergency'),
    score('Debt', 'debt'),
    score('Retirement', 'retirement'),
    score('Goals', 'goals'),
  ];
}

/** The answers in which they differ: numbers, debts, children, goals, housing, the spouse's. */
function differingRows(analyses: readonly Analysis[]): Row[] {
  const answers = analyses.map((one) => new Map(allAnswers(one).map((answer) => [answer.label, answer])));
  const labels = new Set(answers.flatMap((one) => [...one.keys()]));
  return [...labels]
    .map((label) => {
      const found = answers.map((one) => one.get(label));
      return {
        label,
        values: found.map((answer) => answer?.value ?? null),
        isName: found.some((answer) => answer?.private === 'name'),
      };
    })
    .filter(({ values }) => new Set(values).size > 1);
}

/** Analyses side by side: what comes out, and which answers make the difference. */
export function CompareTable({ analyses }: { readonly analyses: readonly Analysis[] }) {
  const differing = differingRows(analyses);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so keys must reach it
    <section className={classes.scroll} aria-label="Comparison" tabIndex={0}>
      <table className={classes.compare}>
        <caption className="up-sr-only">Analyses side by side</caption>
        <thead>
          <tr>
            <td />
            {analyses.map((one) => (
              <th key={one.id} scope="col">
                <Link to={pageOf(one)}>
                  <Private>{one.title}</Private>
                </Link>
                <Status value={one.status} />
              </th>
            ))}
          </tr>
        </thead>
        <Rows title="Result" rows={resultRows(analyses)} />
        {differing.length > 0 && <Rows title="Answers that differ" rows={differing} />}
      </table>
    </section>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className={classes.group} colSpan={(rows[0]?.values.length ?? 0) + 1}>
          {title}
        </th>
      </tr>
      {rows.map(({ label, values, isMain, isName }) => (
        <tr key={label} data-main={isMain || undefined}>
          <th scope="row">{label}</th>
          {values.map((value, index) => (
            <td key={index}>
              {value === null ? <Dash /> : <Private kind={isName ? 'name' : 'amount'}>{value}</Private>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
