import { z } from 'zod';
import { idParam, nothing } from '../platform/operation/fields.ts';
import {
  type Operation,
  operation,
  type SignedInContext,
  type SignedInPolicy,
} from '../platform/operation/operation.ts';
import { recordStep } from '../platform/operation/record-operations.ts';
import { moveBody } from './content.schemas.ts';

/** Who writes content (domain.md 7.2). */
export const managing = {
  needs: 'content.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies SignedInPolicy;

interface Described {
  /** `HelpArticle` makes moveHelpArticle, publishHelpArticle and unpublishHelpArticle. */
  readonly name: string;
  readonly path: string;
  readonly tag: string;
  /** As summaries say it: `an article`. */
  readonly noun: string;
  readonly id: string;
  /** Default: who writes content. */
  readonly policy?: SignedInPolicy;
}

/** Puts a row at another place of its list. */
export const moveOperation = (
  { name, path, tag, noun, id, policy = managing }: Described,
  move: (context: SignedInContext, id: string, position: number) => Promise<void>,
): Operation =>
  operation({
    id: `move${name}`,
    method: 'PATCH',
    path: `${path}/{id}`,
    tag,
    summary: `Put ${noun} at another place`,
    description: 'Position 1 is first; a position beyond the end is the last one.',
    policy,
    params: z.strictObject({ id: idParam() }),
    body: moveBody,
    answer: { status: 204, schema: nothing() },
    examples: { params: { id }, body: { position: 1 } },
    handler: (input) => move(input, input.params.id, input.body.position),
  });

interface Steps<A extends z.ZodType> {
  publish(context: SignedInContext, id: string, version: number): Promise<void>;
  unpublish(context: SignedInContext, id: string, version: number): Promise<void>;
  get(context: SignedInContext, id: string): Promise<z.input<A>>;
}

/** Publishing and taking back. */
export function publishOperations<A extends z.ZodType>(
  { name, path, tag, noun, id, policy = managing }: Described,
  answer: A,
  example: object,
  { publish, unpublish, get }: Steps<A>,
): Operation[] {
  const step = (verb: 'publish' | 'unpublish', summary: string, status: string, take: Steps<A>['publish']) =>
    recordStep({
      id: `${verb}${name}`,
      path: `${path}/{id}/${verb}`,
      tag,
      summary,
      policy,
      answer,
      examples: { params: { id }, answer: { ...example, status, version: 2 } as z.input<A> },
      async handler(input) {
        await take(input, input.params.id, input.version);
        return get(input, input.params.id);
      },
    });
  return [
    step('publish', `Show ${noun} to its readers`, 'Published', publish),
    step('unpublish', `Take ${noun} back: readers no longer find it`, 'Unpublished', unpublish),
  ];
}
