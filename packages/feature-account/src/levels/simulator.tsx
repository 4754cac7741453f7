import { useQuery } from '@tanstack/react-query';
import type { OperationInput } from '@upline/api-client';
import { LEVELS, type LevelCode, levelOf } from '@upline/domain';
import { Gaps } from '@upline/levels';
import { queryFor } from '@upline/shell';
import { Button, Card, CountField, ErrorState, Loading, MoneyField, SelectField } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { type FormEvent, useState } from 'react';
import classes from './levels.module.css';
import type { Next } from './next-level.tsx';
import { windowOf } from './next-level.tsx';
import { Outcome } from './outcome.tsx';

type Asked = NonNullable<OperationInput<'simulateLevel'>['body']>;

/** A leg that does not exist yet. */
const NEW_LEG = 'new';
/** Legs are listed by what they produced; further ones would bury the form. */
const MOST_LEGS = 5;

/** What would be missing, and what the level would pay, with more production and more recruits (domain.md 9.3). */
export function Simulator({ next }: { readonly next: Next }) {
  const [level, setLevel] = useState<LevelCode>(next.level.code);
  const [personal, setPersonal] = useState<number | null>(null);
  const [recruits, setRecruits] = useState<number | null>(null);
  const [legs, setLegs] = useState<Readonly<Record<string, number | null>>>({});
  const [asked, setAsked] = useState<Asked>();
  const known = (next.production?.parts ?? []).flatMap(({ leg_code, leg_name, amount_cents }) =>
    leg_code === null ? [] : [{ code: leg_code, name: leg_name ?? leg_code, amount_cents }],
  );
  const largest = known.toSorted((one, other) => other.amount_cents - one.amount_cents).slice(0, MOST_LEGS);
  const ahead = LEVELS.filter(({ rank }) => rank >= levelOf(next.level.code).rank);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsked({
      level_code: level,
      personal_bv_cents: personal ?? 0,
      recruits: recruits ?? 0,
      legs: Object.entries(legs).flatMap(([code, bv_cents]) =>
        bv_cents ? [{ leg_code: code === NEW_LEG ? null : code, bv_cents }] : [],
      ),
    });
  };
  return (
    <Card title="What gets me there">
      <form className={layout.stack} onSubmit={ask}>
        <p className={layout.muted}>
          Add what you plan. You see what would still be missing, and what the level would pay on your last
          three months. Nothing is changed by it.
        </p>
        <div className={classes.fields}>
          <SelectField
            label="Level"
            required
            value={level}
            options={ahead.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(code) => setLevel(code as LevelCode)}
          />
          <CountField label="More licensed recruits" value={recruits} onChange={setRecruits} />
          <MoneyField isBv label="More personal BV" value={personal} onChange={setPersonal} />
          {largest.map(({ code, name }) => (
            <MoneyField
              key={code}
              isBv
              label={`More BV from ${name}`}
              value={legs[code] ?? null}
              onChange={(bv) => setLegs({ ...legs, [code]: bv })}
            />
          ))}
          <MoneyField
            isBv
            label="BV from a new leg"
            value={legs[NEW_LEG] ?? null}
            onChange={(bv) => setLegs({ ...legs, [NEW_LEG]: bv })}
          />
        </div>
        <div className={layout.buttons}>
          <Button type="submit">Calculate</Button>
        </div>
      </form>
      {asked && <Answer asked={asked} />}
    </Card>
  );
}

function Answer({ asked }: { readonly asked: Asked }) {
  const { data, error, refetch } = useQuery(queryFor('simulateLevel', { body: asked }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="What gets me there" />;
  const { qualification, pay } = data;
  return (
    <section className={classes.outcome} aria-label="What it changes" aria-live="polite">
      <Outcome qualification={qualification} pay={pay} />
      <Gaps
        production={qualification.production}
        requirements={qualification.requirements}
        window={windowOf(qualification)}
      />
    </section>
  );
}
