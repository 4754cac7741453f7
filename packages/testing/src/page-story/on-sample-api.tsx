import { QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@upline/api-client';
import { ClientProvider, createQueryClient } from '@upline/shell';
import { type ReactNode, useState } from 'react';
import { SAMPLE_API, sampleApi } from './sample-api.ts';

export interface OnSampleApiProps {
  /** What every request is refused with. */
  readonly refusal?: { readonly statusCode: number; readonly code: string; readonly message: string };
  readonly children: ReactNode;
}

/** The client around a part of a page that sends by itself; it answers with the examples of the contract. */
export function OnSampleApi({ refusal, children }: OnSampleApiProps) {
  const [{ api, queryClient }] = useState(() => {
    const sample = sampleApi('Filled', 'Light');
    const call = async () => {
      throw new ApiError({ requestId: 'r-1', ...(refusal as NonNullable<typeof refusal>) });
    };
    const found = refusal ? { ...sample, call: call as typeof sample.call } : sample;
    return { api: found, queryClient: createQueryClient(found) };
  });
  const config = { apiUrl: SAMPLE_API } as Parameters<typeof ClientProvider>[0]['client']['config'];
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={{ api, config }}>{children}</ClientProvider>
    </QueryClientProvider>
  );
}
