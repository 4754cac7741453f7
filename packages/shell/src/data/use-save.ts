import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  type InputArgs,
  type OperationAnswer,
  type OperationId,
  type OperationInput,
} from '@upline/api-client';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useRef } from 'react';
import { useApi } from '../app/client.tsx';

/** What a write is, said once per write by the feature: never options at the call (models.md 3.6). */
export interface SaveSpec<Id extends OperationId> {
  readonly operation: Id;
  /** Operations whose answers this write changes; every cached input of them is loaded anew. */
  readonly refresh: readonly OperationId[];
  /** Said on success; use `createdMessage`, `updatedMessage` or a sentence of the specification. */
  readonly message?: string | ((answer: OperationAnswer<Id>) => string);
}

export interface Save<Id extends OperationId> {
  /** Sends the write and throws its `ApiError`: for `RecordForm`, `DeleteModal` and others that show errors themselves. */
  send(input: OperationInput<Id>): Promise<OperationAnswer<Id>>;
  /** The same for loose actions: resolves with undefined on failure, which is then in `error`. */
  save(
    input: OperationInput<Id>,
    then?: (answer: OperationAnswer<Id>) => void,
  ): Promise<OperationAnswer<Id> | undefined>;
  readonly saving: boolean;
  readonly error: ApiError | undefined;
  /** Forgets the failure, e.g. when the dialog that shows it is closed. */
  clear(): void;
}

export const createdMessage = (name: string) => `${name} created successfully`;
export const updatedMessage = (name: string) => `${name} updated successfully`;

/** A second click this soon after success belongs to the same double click. */
const DOUBLE_CLICK_MS = 500;

interface Attempt<Id extends OperationId> {
  readonly about: string;
  readonly answer: Promise<OperationAnswer<Id>>;
  doneAt: number | undefined;
}

/** Runs one write at a time: one intention, one idempotency key, refreshed lists, one success message. */
export function useSave<Id extends OperationId>(spec: SaveSpec<Id>): Save<Id> {
  const api = useApi();
  const queryClient = useQueryClient();
  const last = useRef<Attempt<Id>>(undefined);
  const intention = useRef<{ readonly about: string; readonly key: string }>(undefined);
  const { operation, refresh, message } = spec;

  const mutation = useMutation<OperationAnswer<Id>, Error, OperationInput<Id>>({
    mutationKey: [operation],
    mutationFn: (input) => {
      // The same input tried again is the same intention; a changed one is a new request to the server.
      const about = JSON.stringify(input);
      if (intention.current?.about !== about) intention.current = { about, key: crypto.randomUUID() };
      const keyed = [{ ...input, idempotencyKey: intention.current.key }] as unknown as InputArgs<Id>;
      return api.call(operation, ...keyed);
    },
    onSuccess: (answer) => {
      intention.current = undefined;
      if (last.current) last.current.doneAt = Date.now();
      for (const id of refresh) void queryClient.invalidateQueries({ queryKey: [id] });
      const words = typeof message === 'function' ? message(answer) : message;
      if (words) toast.success(words);
    },
    onError: () => {
      last.current = undefined;
    },
  });
  const send = (input: OperationInput<Id>) => {
    const about = JSON.stringify(input);
    const before = last.current;
    if (before && before.doneAt === undefined) return before.answer;
    if (before?.about === about && Date.now() - (before.doneAt ?? 0) < DOUBLE_CLICK_MS) return before.answer;
    const answer = mutation.mutateAsync(input);
    last.current = { about, answer, doneAt: undefined };
    return answer;
  };
  const save: Save<Id>['save'] = async (input, then) => {
    try {
      const answer = await send(input);
      then?.(answer);
      return answer;
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  };

  return {
    send,
    save,
    saving: mutation.isPending,
    error: mutation.error instanceof ApiError ? mutation.error : undefined,
    clear: mutation.reset,
  };
}

/** Server refusals by field, ready for `form.setErrors`; refusals without a field stay in the form's alert. */
export function fieldErrors(error: ApiError | undefined): Record<string, string> {
  return Object.fromEntries((error?.fields ?? []).map(({ field, message }) => [field, message]));
}
