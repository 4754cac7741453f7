const MAX_TEXT = 200;
/** Such a part of a path may be a one-time token: reset and sign-in links carry theirs there (S-34). */
const MAYBE_TOKEN = /^(?=.*[\dA-Z_]).{17,}$/;

/** Host and path of an address without query, fragment and anything that may be a secret. */
function safeUrl(text: string): string {
  if (!URL.canParse(text)) return text.slice(0, 40);
  const { protocol, host, pathname } = new URL(text);
  if (!/^https?:$/.test(protocol)) return protocol;
  const path = pathname
    .split('/')
    .map((part) => (MAYBE_TOKEN.test(part) ? '…' : part))
    .join('/');
  return `${protocol}//${host}${path}`.slice(0, MAX_TEXT);
}

const first = (report: Readonly<Record<string, unknown>>, ...names: string[]): string | undefined => {
  const value = names
    .map((name) => report[name])
    .find((each) => typeof each === 'string' || typeof each === 'number');
  return value === undefined ? undefined : String(value).slice(0, 2_000);
};

/** The few facts of a report worth a line in the log, under one name for both forms browsers send. */
export function loggedReport(report: Readonly<Record<string, unknown>>) {
  const url = (...names: string[]) => {
    const value = first(report, ...names);
    return value === undefined ? undefined : safeUrl(value);
  };
  return {
    directive: first(report, 'effective-directive', 'effectiveDirective', 'violated-directive')?.slice(0, 60),
    blocked: url('blocked-uri', 'blockedURL'),
    page: url('document-uri', 'documentURL'),
    source: url('source-file', 'sourceFile'),
    line: first(report, 'line-number', 'lineNumber')?.slice(0, 10),
    disposition: first(report, 'disposition')?.slice(0, 20),
  };
}
