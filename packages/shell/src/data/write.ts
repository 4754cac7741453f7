import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import {
  type Api,
  ApiError,
  type OperationAnswer,
  type OperationId,
  type OperationInput,
} from '@upline/api-client';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { inputFor } from './by-id.ts';

/** What a write is: the feature declares it once for each write, never as options of a call (models.md 3.6). */
export interface SaveSpec<Id extends OperationId> {
  readonly operation: Id;
  /** Operations whose answers this write changes; every cached input of them is loaded again. */
  readonly refresh: readonly OperationId[];
  /** The message on success; use `createdMessage`, `updatedMessage` or a sentence of the specification. */
  readonly message?: string | ((answer: OperationAnswer<Id>) => string);
  /**
   * What shows the record is read again when somebody was faster: for what is decided about the record as it is shown. A form
   * keeps the record it was opened with, so that nothing typed is lost.
   */
  readonly rereads?: boolean;
}

/** Gives one key to one intention: the same input tried again is the same, a changed one is a new request to the server. */
export interface Intention {
  keyFor(input: unknown): string;
  done(): void;
}

export function createIntention(): Intention {
  let last: { readonly about: string; readonly key: string } | undefined;
  return {
    keyFor(input) {
      const about = JSON.stringify(input);
      if (last?.about !== about) last = { about, key: crypto.randomUUID() };
      return last.key;
    },
    done() {
      last = undefined;
    },
  };
}

/** Somebody was faster and changed the record or took it away. */
export const isLate = (error: unknown): error is ApiError =>
  error instanceof ApiError && [404, 409].includes(error.statusCode);

/** What shows the record is read again, so that it can be decided once more. */
function refreshWhenLate(queryClient: QueryClient, refresh: readonly OperationId[], error: unknown): void {
  if (!isLate(error)) return;
  for (const id of refresh) void queryClient.invalidateQueries({ queryKey: [id] });
}

/** A second click this soon after success belongs to the same double click. */
export const DOUBLE_CLICK_MS = 500;

interface Surroundings {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly intention: Intention;
}

/** A write as a mutation: its key, the lists it refreshes, and the message of its success. */
export const writeOf = <Id extends OperationId>(
  { api, queryClient, intention }: Surroundings,
  { operation, refresh, message, rereads = false }: SaveSpec<Id>,
) =>
  ({
    mutationKey: [operation],
    mutationFn: (input) => {
      const keyed = { ...input, idempotencyKey: intention.keyFor(input) };
      return api.call(operation, ...inputFor<Id>(keyed));
    },
    onSuccess: (answer) => {
      intention.done();
      for (const id of refresh) void queryClient.invalidateQueries({ queryKey: [id] });
      const words = typeof message === 'function' ? message(answer) : message;
      if (words) toast.success(words);
    },
    onError: (error) => {
      if (rereads) refreshWhenLate(queryClient, refresh, error);
    },
  }) satisfies MutationOptions<OperationAnswer<Id>, Error, OperationInput<Id>>;
