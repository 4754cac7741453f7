import { queryFor } from '@upline/shell';

/** More policies than one client ever has. */
const MOST = 500;

/** Policies of a client in which the reader has a part, newest first. */
export const policiesOf = (client: string) =>
  queryFor('listPolicies', { query: { filter: { client_id: { eq: client } }, limit: MOST } });
