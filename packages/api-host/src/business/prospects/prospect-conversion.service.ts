import type { SignedInContext } from '../../platform/operation/operation.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveToClient } from '../analyses/analyses.store.ts';
import type { ClientAnswer, ClientBody } from '../clients/clients.schemas.ts';
import { clients } from '../clients/clients.service.ts';
import { CONVERTIBLE } from './prospects.actions.ts';
import { prospects } from './prospects.service.ts';

/** A prospect becomes a client of the same book, once, with the analyses made so far (R-PRO-07). */
export function prospectConversion(platform: Pick<Platform, 'audit' | 'vault'>) {
  const book = clients(platform);
  const { lockVersion, save } = prospects(platform);

  return {
    async convert(
      context: SignedInContext,
      id: string,
      version: number,
      body: ClientBody,
    ): Promise<ClientAnswer> {
      const before = await lockVersion(context, id, version);
      demand(CONVERTIBLE, before, context.caller);
      const client = await book.create(context, body);
      await save(context, before, { converted_client_id: client.id });
      await moveToClient(context.db, id, client.id);
      return client;
    },
  };
}
