import { Link } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './analyses.module.css';
import { pageOf } from './analysis-lists.ts';
import { AnswerFacts } from './answer-facts.tsx';
import { DimeResultPanel } from './dime/dime-result.tsx';
import type { Analysis } from './editor/analysis-values.ts';
import { LifestyleResultPanel } from './lifestyle/lifestyle-result.tsx';

/** An analysis to be read: its answers left, its frozen results right, and first when narrow. */
export function AnalysisPaper({ analysis }: { readonly analysis: Analysis }) {
  return (
    <div className={classes.columns}>
      <div className={`${classes.result} ${classes.right}`}>
        <Result analysis={analysis} />
      </div>
      <div className={classes.result}>
        <AnswerFacts analysis={analysis} />
      </div>
    </div>
  );
}

function Result({ analysis }: { readonly analysis: Analysis }) {
  const { currency } = analysis;
  if (analysis.tool === 'DIME') {
    const { inputs, results, spouse_inputs, spouse_results } = analysis;
    if (!results) return <p className={layout.muted}>Some answers are still missing.</p>;
    const people = [
      { name: 'Client', inputs, result: results },
      ...(spouse_inputs && spouse_results
        ? [{ name: 'Spouse', inputs: spouse_inputs, result: spouse_results }]
        : []),
    ];
    return <DimeResultPanel currency={currency} people={people} />;
  }
  return (
    <LifestyleResultPanel
      currency={currency}
      inputs={analysis.inputs}
      result={analysis.results}
      action={
        analysis.dime && (
          <p>
            <Link to={pageOf({ tool: 'DIME', id: analysis.dime.id })}>Open the DIME analysis</Link>
          </p>
        )
      }
    />
  );
}
