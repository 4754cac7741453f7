import { z } from 'zod';
import { idParam, nothing } from './fields.ts';
import {
  type HandlerInput,
  type Operation,
  type OperationSpec,
  operation,
  type SignedInContext,
  type SignedInPolicy,
} from './operation.ts';

/** How one of the operations is described, and where it is not as the others are. */
interface Described {
  /** Default: the verb and the name of the record. */
  readonly id?: string;
  readonly summary: string;
  readonly description?: string;
  readonly policy?: SignedInPolicy;
  readonly refusals?: readonly number[];
}

interface RecordService<A extends z.ZodType, B extends z.ZodType> {
  get(context: SignedInContext, id: string): Promise<z.input<A>>;
  create(context: SignedInContext, body: z.output<B>): Promise<z.input<A>>;
  update(context: SignedInContext, id: string, version: number, body: z.output<B>): Promise<z.input<A>>;
  remove(context: SignedInContext, id: string, version: number): Promise<void>;
}

export interface RecordDeclaration<A extends z.ZodType, B extends z.ZodType> {
  /** `Client` makes getClient, createClient, updateClient and deleteClient. */
  readonly name: string;
  /** Of the list; a record is below it by its id. */
  readonly path: string;
  readonly tag: string;
  readonly reading: SignedInPolicy;
  readonly writing: SignedInPolicy;
  /** The whole record as it is sent, and as it is answered. */
  readonly body: B;
  readonly answer: A;
  /** `version` is the one after a change; 2 unless the record of the example has been changed before. */
  readonly examples: {
    readonly params: object;
    readonly body: object;
    readonly answer: object;
    readonly version?: number;
  };
  readonly get: Described;
  /** `isLocated`: the answer names the address of the new record. */
  readonly create?: Described & { readonly isLocated?: boolean };
  readonly update?: Described;
  readonly remove?: Described;
}

/** The operations declared, of which the service has the functions. */
type Served<D, A extends z.ZodType, B extends z.ZodType> = Pick<
  RecordService<A, B>,
  Extract<keyof D, keyof RecordService<A, B>>
>;

const params = z.strictObject({ id: idParam() });

/** The operations of a record from one declaration: it is read and, where declared, added, changed and deleted. */
export function recordOperations<A extends z.ZodType, B extends z.ZodType, D extends RecordDeclaration<A, B>>(
  declared: D & { readonly body: B; readonly answer: A },
  served: Served<D, A, B>,
): Operation[] {
  const { name, path, tag, reading, writing, body, examples } = declared;
  const service = served as RecordService<A, B>;
  const answer = { status: 200, schema: declared.answer } as const;
  const one = { path: `${path}/{id}`, tag, params } as const;
  const get = operation({
    ...one,
    id: `get${name}`,
    method: 'GET',
    policy: reading,
    ...declared.get,
    answer,
    examples: { params: examples.params, answer: examples.answer },
    handler: (input) => service.get(input, input.params.id),
  });
  const create =
    declared.create &&
    (({ isLocated, ...described }) =>
      operation({
        id: `create${name}`,
        method: 'POST',
        path,
        tag,
        policy: writing,
        ...described,
        body,
        answer: { status: 201, schema: declared.answer },
        examples: { body: examples.body, answer: examples.answer },
        async handler(input) {
          const record = await service.create(input, input.body as z.output<B>);
          if (isLocated) input.reply.header('location', `${path}/${(record as { id: string }).id}`);
          return record;
        },
      }))(declared.create);
  const update =
    declared.update &&
    operation({
      ...one,
      id: `update${name}`,
      method: 'PUT',
      policy: writing,
      ...declared.update,
      body,
      ifMatch: 'required',
      answer,
      examples: {
        params: examples.params,
        body: examples.body,
        answer: { ...examples.answer, version: examples.version ?? 2 },
      },
      handler: (input) => service.update(input, input.params.id, input.version, input.body as z.output<B>),
    });
  const remove =
    declared.remove &&
    operation({
      ...one,
      id: `delete${name}`,
      method: 'DELETE',
      policy: writing,
      ...declared.remove,
      ifMatch: 'required',
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params },
      handler: (input) => service.remove(input, input.params.id, input.version),
    });
  return [get, create, update, remove].filter((each) => each !== undefined);
}

type Needs = SignedInPolicy['needs'];

/** What a step of a record declares: its words, its policy, what it is sent and what follows. */
interface StepDeclaration<A extends z.ZodType, B extends z.ZodType | undefined>
  extends Pick<
      OperationSpec<Needs, typeof params, undefined, B, A>,
      'id' | 'path' | 'tag' | 'body' | 'examples' | 'idempotencyKey'
    >,
    Omit<Described, 'id' | 'refusals'> {
  readonly policy: SignedInPolicy;
  /** The record after the step. */
  readonly answer: A;
  handler(input: HandlerInput<Needs, typeof params, undefined, B>): Promise<z.input<A>>;
}

/**
 * A step that moves a record on, e.g. `…/{id}/approve`: it is taken of the version that was read, and what may not be done now
 * answers 409.
 */
export const recordStep = <A extends z.ZodType, B extends z.ZodType | undefined = undefined>({
  answer,
  ...declared
}: StepDeclaration<A, B>): Operation =>
  operation({
    method: 'POST',
    params,
    ifMatch: 'required',
    refusals: [409],
    ...declared,
    answer: { status: 200, schema: answer },
  } as OperationSpec<Needs, typeof params, undefined, B, A>);
