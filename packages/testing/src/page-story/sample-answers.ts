import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
}
interface ContractOperation {
  readonly operationId?: string;
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> }>
  >;
}

const NAME = 'virtual:sample-answers';

/** The contract's example answers, a fraction of its seven megabytes: what the stories of whole pages show. */
export const sampleAnswers = (): Plugin => ({
  name: 'upline:sample-answers',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load(id) {
    if (id !== `\0${NAME}`) return undefined;
    const file = createRequire(import.meta.url).resolve('@upline/api-client/openapi.json');
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Contract;
    const answers = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ operationId, responses = {} }) => {
        const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
        const example = answer?.content?.['application/json']?.example;
        return operationId && example !== undefined ? [[operationId, example] as const] : [];
      });
    return `export default ${JSON.stringify(Object.fromEntries(answers))};`;
  },
});
