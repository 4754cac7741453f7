/**
 * Secret values of the demo network that may appear nowhere but in a reveal: not in an answer, a log, a dump, a mail or an
 * export (reliability.md S-66, S-69, section 6). Checks search for exactly these texts, with and without separators.
 */
export const CANARY_SSNS: Readonly<Record<string, string>> = {
  ana: '512438801',
  ben: '512438802',
  cara: '512438803',
  dev: '512438804',
  eve: '512438805',
  hal: '512438806',
  tom: '512438807',
  sam: '512438808',
  bea: '512438809',
};

/** Canadian social insurance numbers. */
export const CANARY_SINS: Readonly<Record<string, string>> = {
  celine: '130692544',
};

/** Identity documents of the first client of each of these people. */
export const CANARY_DOCUMENTS: Readonly<Record<string, string>> = {
  ana: 'XK7704411',
  ben: 'XK7704412',
  cara: 'XK7704413',
  dev: 'XK7704414',
  eve: 'XK7704415',
  hal: 'XK7704416',
  tom: 'XK7704417',
  sam: 'XK7704418',
  bea: 'XK7704419',
  celine: 'XK7704420',
};
