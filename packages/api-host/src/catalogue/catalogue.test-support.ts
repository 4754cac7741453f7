import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';

export interface CatalogueHost {
  readonly host: TestHost;
  readonly ana: TestClient;
  readonly admin: TestClient;
  readonly superAdmin: TestClient;
  /** Ids of the seeded providers by short name, of products by code. */
  readonly providers: Readonly<Record<string, string>>;
  readonly products: Readonly<Record<string, string>>;
}

/** The demo network with Ana, an admin and a super admin signed in. */
export async function startCatalogueHost(): Promise<CatalogueHost> {
  const host = await startTestHost({ seed: 'demo' });
  const providers = await host.db.selectFrom('provider').select(['id', 'short_name']).execute();
  const products = await host.db.selectFrom('product').select(['id', 'code']).execute();
  return {
    host,
    ana: await host.signInAs('ana'),
    admin: await host.signInAs('admin'),
    superAdmin: await host.signInAs('super'),
    providers: Object.fromEntries(providers.map(({ id, short_name }) => [short_name, id])),
    products: Object.fromEntries(products.map(({ id, code }) => [code ?? '', id])),
  };
}

interface Reply {
  readonly statusCode: number;
  json(): { readonly message: string; readonly fields?: readonly { field: string; message: string }[] };
}

/** Status and the message of each field; without fields the message of the answer. */
export const said = (reply: Reply) => {
  const { fields, message } = reply.json();
  return [
    reply.statusCode,
    fields ? Object.fromEntries(fields.map((each) => [each.field, each.message])) : message,
  ];
};
