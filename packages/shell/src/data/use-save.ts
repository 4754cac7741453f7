import { ApiError, type OperationAnswer, type OperationId, type OperationInput } from '@upline/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { toast } from '../feedback/toast.ts';
import { useApi } from '../app/client.tsx';

/** What a write is, said once per write by the feature: never options at the call (ADR 0001, models.md 3.6). */
export interface SaveSpec<Id extends OperationId> {
  readonly operation: Id;
  /** Operations whose answers this write changes; every cached input of them is loaded anew. */
  readonly refresh: readonly OperationId[];
  /** Said on success; use `createdMessage`, `updatedMessage` or a sentence of the specification. */
  readonly message?: string | ((answer: OperationAnswer<Id>) => string);
}

export interface Save<Id extends OperationId> {
  /**
   * Sends the write once, however often it is called while it runs. Resolves with the answer, or undefined if it
   * failed; the failure is then in `error`. Navigation goes into `then`, which does not run if the screen has gone.
   */
  save(input: OperationInput<Id>, then?: (answer: OperationAnswer<Id>) => void): Promise<OperationAnswer<Id> | undefined>;
  /** The same for a `RecordForm`, which shows the failure itself: rejects with the `ApiError`. */
  send(input: OperationInput<Id>): Promise<OperationAnswer<Id>>;
  readonly saving: boolean;
  readonly saved: boolean;
  readonly error: ApiError | undefined;
  /** Forgets the failure, e.g. when the dialog that shows it is closed. */
  clear(): void;
}

export const createdMessage = (name: string) => `${name} created successfully`;
export const updatedMessage = (name: string) => `${name} updated successfully`;

type State = 'idle' | 'saving' | 'saved' | ApiError;

/** Runs one write: one intention, one idempotency key, refreshed lists, one success message. */
export function useSave<Id extends OperationId>(spec: SaveSpec<Id>): Save<Id> {
  const api = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<State>('idle');
  const running = useRef<Promise<OperationAnswer<Id>>>(undefined);
  const intention = useRef<{ readonly about: string; readonly key: string }>(undefined);
  const { operation, refresh, message } = spec;

  const send = useCallback(
    (input: OperationInput<Id>) => {
      if (running.current) return running.current;
      // The same input tried again is the same intention; a changed one is a new request to the server.
      const about = JSON.stringify(input);
      if (intention.current?.about !== about) intention.current = { about, key: crypto.randomUUID() };
      const idempotencyKey = intention.current.key;
      setState('saving');
      const attempt = async () => {
        try {
          const answer = await api.call(operation, ...([{ ...input, idempotencyKey }] as never));
          intention.current = undefined;
          for (const id of refresh) void queryClient.invalidateQueries({ queryKey: [id] });
          const words = typeof message === 'function' ? message(answer) : message;
          if (words) toast.success(words);
          setState('saved');
          return answer;
        } catch (error) {
          setState(error instanceof ApiError ? error : 'idle');
          throw error;
        } finally {
          running.current = undefined;
        }
      };
      running.current = attempt();
      return running.current;
    },
    [api, queryClient, operation, refresh, message],
  );

  const save = useCallback(
    async (input: OperationInput<Id>, then?: (answer: OperationAnswer<Id>) => void) => {
      try {
        const answer = await send(input);
        then?.(answer);
        return answer;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return undefined;
      }
    },
    [send],
  );

  return {
    save,
    send,
    saving: state === 'saving',
    saved: state === 'saved',
    error: state instanceof ApiError ? state : undefined,
    clear: useCallback(() => setState('idle'), []),
  };
}

/** Server refusals by field, ready for `form.setErrors`; refusals without a field stay in the form's alert. */
export function fieldErrors(error: ApiError | undefined): Record<string, string> {
  return Object.fromEntries((error?.fields ?? []).map(({ field, message }) => [field, message]));
}
