import { describe, expect, it } from 'vitest';
import { daysOf } from './report-days.ts';
import { operationsOf, queryOf, reportSearch } from './report-search.ts';

const TEAM_MONTH = { team: true, period: 'Month' } as const;
const BY = { by: ['Provider', 'Associate', 'Month'], period: 'Quarter' } as const;

describe('a report in the address', () => {
  it('keeps what is asked for and leaves out what is usual', () => {
    expect(reportSearch(TEAM_MONTH)({ team: 'Personal', period: 'Month', page: '1' })).toEqual({});
    expect(reportSearch(TEAM_MONTH)({ team: 'BaseShop', period: 'Year', on: '2025-01-01', page: 2 })).toEqual(
      { team: 'BaseShop', period: 'Year', on: '2025-01-01', page: 2 },
    );
  });

  it('leaves out what the report cannot be asked for', () => {
    expect(reportSearch({})({ team: 'BaseShop', period: 'Year', on: '2025-01-01', by: 'Month' })).toEqual({});
    expect(reportSearch({ by: ['Associate', 'Month'] })({ by: 'Provider' })).toEqual({});
    expect(reportSearch(TEAM_MONTH)({ team: 'Everybody', period: 'Week', on: '2025-13-01' })).toEqual({});
  });

  it('is asked of the server with what is usual', () => {
    expect(queryOf(TEAM_MONTH, {})).toEqual({ team_type: 'Personal', period: 'Month' });
    expect(queryOf(BY, { by: 'Month', on: '2025-04-01' })).toEqual({
      period: 'Quarter',
      on: '2025-04-01',
      by: 'Month',
    });
    const operations = { name: 'a', list: 'listCashflowReport' } as const;
    expect(operationsOf({ period: 'Year', operations }, {}).query).toEqual({ period: 'Year' });
  });

  it('is of whole periods', () => {
    expect(daysOf(BY, { on: '2025-05-20' })).toEqual({ from: '2025-04-01', to: '2025-06-30' });
    expect(daysOf({ period: 'Month' }, { period: 'Year', on: '2025-05-20' })).toEqual({
      from: '2025-01-01',
      to: '2025-12-31',
    });
  });
});
