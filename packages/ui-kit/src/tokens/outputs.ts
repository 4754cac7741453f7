import { tokensCss } from './css.ts';
import { dtcg } from './dtcg.ts';

/** What `export.ts` writes into `generated/`: file name to text. */
export const outputs = (): Readonly<Record<string, string>> => ({
  'tokens.css': tokensCss(),
  'tokens.json': `${JSON.stringify(dtcg(), null, 2)}\n`,
});
