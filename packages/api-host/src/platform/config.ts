/** Everything the environment decides, validated at start (S-80). */
export interface Config {
  readonly production: boolean;
  /** Demo network, demo logins and the outbox page. Never together with `production`. */
  readonly demo: boolean;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Exact browser origins allowed by CORS and used in links of mails (never the Host header, S-20). */
  readonly portalUrl: string;
  readonly adminUrl: string;
  readonly apiUrl: string;
}
