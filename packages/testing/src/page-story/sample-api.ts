/// <reference path="./virtual.d.ts" />
import '../all-operations.ts';
import samples from 'virtual:sample-answers';
import { ApiError, createApi, type OperationId, operationOf, TokenStore } from '@upline/api-client';
import { PERMISSIONS } from '@upline/domain';

/** Address of no server: nothing is sent there. */
export const SAMPLE_API = 'http://api.sample';

/** What a page is shown in: with answers, while they are under way, without rows, and when the host refuses. */
export type PageState = 'Filled' | 'Loading' | 'Empty' | 'Error' | 'Forbidden';

/** What the frame asks for around every page: it answers whatever the page's own requests do. */
const OF_THE_FRAME: ReadonlySet<OperationId> = new Set([
  'countUnreadNotifications',
  'getListPreferences',
  'listSavedViews',
  'listPinnedViews',
]);

/** Layout and views of one list in the examples would be shown in every list. */
const PLAIN: Readonly<Record<string, unknown>> = {
  getListPreferences: { list: 'sample', layout: null },
  listSavedViews: { rows: [] },
  listPinnedViews: { rows: [] },
};

function emptied(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('rows' in answer) return { ...answer, rows: [] };
  return 'count' in answer ? { ...answer, count: 0 } : answer;
}

/** The session has just begun, with every right or none. */
function accessIn(state: PageState) {
  const ends = new Date(Date.now() + 3_600_000).toISOString();
  return {
    permissions: state === 'Forbidden' ? [] : PERMISSIONS,
    session: { expires_at: ends, absolute_expires_at: ends },
  };
}

const encoded = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');

/** A session in a storage of its own: stories neither sign out one another nor the visitor of the Storybook. */
function sampleTokens(theme: 'Light' | 'Dark'): TokenStore {
  const now = Math.floor(Date.now() / 1000);
  const token = `${encoded({})}.${encoded({ sid: 'sample', iat: now, exp: now + 3_600 })}.sample`;
  const kept = new Map([
    ['Token', token],
    ['Theme', theme],
  ]);
  return new TokenStore({
    localStorage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    addEventListener: () => undefined,
  });
}

/** A client that answers with the examples of the contract: no server, and every page has them. */
export function sampleApi(state: PageState, theme: 'Light' | 'Dark') {
  const api = createApi({ baseUrl: SAMPLE_API, tokens: sampleTokens(theme) });
  const answerOf = (id: OperationId): unknown => {
    const sample = PLAIN[id] ?? samples[id];
    if (id === 'getAccess') return { ...(sample as object), ...accessIn(state) };
    if (OF_THE_FRAME.has(id) || state === 'Filled' || state === 'Forbidden') return sample;
    if (state === 'Loading') return new Promise(() => undefined);
    if (state === 'Empty') return emptied(sample);
    throw new ApiError({ statusCode: 500, code: 'server-error', message: 'Internal server error' });
  };
  const call = async (id: OperationId) => {
    if (!operationOf(id)) throw new TypeError(`No operation ${id}`);
    return structuredClone(await answerOf(id));
  };
  return { ...api, call: call as typeof api.call };
}
