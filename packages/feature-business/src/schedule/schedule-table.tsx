import type { OperationAnswer } from '@upline/api-client';
import { formatBps } from '@upline/domain';
import { Card, SelectField, useNarrow } from '@upline/ui-kit';
import { useState } from 'react';
import classes from './schedule.module.css';

export type Plan = OperationAnswer<'getPublishedSchedule'>;

interface PlanProps {
  readonly plan: Plan;
}

/** Rates by provider and product: of BV, and below it what that makes of the target premium. The own level stands out. */
export function ScheduleTable({ plan }: PlanProps) {
  const narrow = useNarrow();
  const [picked, setPicked] = useState(plan.own_level ?? plan.levels[0]?.code ?? '');
  const levels = narrow ? plan.levels.filter(({ code }) => code === picked) : plan.levels;
  const isOwn = (code: string) => code === plan.own_level || undefined;
  return (
    <>
      {narrow && (
        <div className={classes.level}>
          <SelectField
            label="Level"
            required
            value={picked}
            options={plan.levels.map(({ code, name }) => ({
              value: code,
              label: code === plan.own_level ? `${name} (your level)` : name,
            }))}
            onChange={setPicked}
          />
        </div>
      )}
      <p className={classes.legend}>
        First line: percent of BV. Second line: percent of target premium, the BV rate times the percent of
        BV.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className={classes.scroll} aria-label="Rates by product" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col" className={classes.figure}>
                BV rate
              </th>
              {levels.map(({ code, name }) => (
                <th key={code} scope="col" className={classes.figure} data-own={isOwn(code)}>
                  <abbr title={name}>{code}</abbr>
                  {code === plan.own_level && <span className={classes.yours}>Your level</span>}
                </th>
              ))}
            </tr>
          </thead>
          {plan.providers.map((provider) => (
            <tbody key={provider.id}>
              <tr>
                <th scope="rowgroup" colSpan={levels.length + 2} className={classes.provider}>
                  {provider.name}
                </th>
              </tr>
              {provider.products.map((product) => (
                <tr key={product.id}>
                  <th scope="row" className={classes.product}>
                    {product.name}
                    <span className={classes.kind}>
                      {product.product_type} · {product.country}
                    </span>
                  </th>
                  <td className={classes.figure}>{formatBps(product.bv_rate_bps)}</td>
                  {levels.map(({ code }) => {
                    const rate = product.rates.find(({ level_code }) => level_code === code);
                    return (
                      <td key={code} className={classes.figure} data-own={isOwn(code)}>
                        {rate && (
                          <>
                            {formatBps(rate.rate_bps)}
                            <span className={classes.effective}>
                              <span className="up-sr-only">, of target premium </span>
                              {formatBps(rate.effective_bps)}
                            </span>
                          </>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}

/** The revenue bonus by generation, paid on top of the rates. */
export function GenerationOverrides({ plan }: PlanProps) {
  const total = plan.generation_rates_bps.reduce((sum, bps) => sum + bps, 0);
  return (
    <Card title="Generation overrides">
      <table className={classes.generations}>
        <tbody>
          {plan.generation_rates_bps.map((bps, index) => (
            <tr key={index}>
              <th scope="row">Generation {index + 1}</th>
              <td className={classes.figure}>{formatBps(bps)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Together</th>
            <td className={classes.figure}>{formatBps(total)}</td>
          </tr>
        </tbody>
      </table>
      <p className={classes.legend}>
        Percent of BV, paid as Revenue Bonus to the six generations of RMDs above the writer's base shop.
      </p>
    </Card>
  );
}
