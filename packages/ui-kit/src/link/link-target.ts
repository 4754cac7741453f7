import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

/**
 * The program that mounts the kit says here as `paths` where a link may lead: the shell names the pages of the app being
 * checked. Left empty, as in the kit alone, a link may lead anywhere.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the app that mounts the kit adds the member
export interface LinkRegister {}

type LinkPath = LinkRegister extends { readonly paths: infer Paths extends string } ? Paths : string;

declare const seen: unique symbol;

/**
 * A path or address whose type cannot be checked, because it comes from the server, the navigation or the address bar.
 */
export type Address = string & { readonly [seen]: true };

/** For code that has checked that a page exists there. */
export const asAddress = (address: string): Address => address as Address;

type NamesIn<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? NamesIn<Part> | NamesIn<Rest>
  : Path extends `$${infer Name}`
    ? Name
    : never;

interface AnyPlace<To extends string> {
  readonly to: To;
  readonly params?: Readonly<Record<string, string>>;
}

type PlaceAt<Path extends string> = string extends Path
  ? AnyPlace<string>
  : [NamesIn<Path>] extends [never]
    ? { readonly to: Path; readonly params?: undefined }
    : { readonly to: Path; readonly params: Readonly<Record<NamesIn<Path>, string>> };

type Place = { [Path in LinkPath]: PlaceAt<Path> }[LinkPath] | AnyPlace<Address>;

export type SearchFrom = (now: Record<string, unknown>) => object;

/** Where a link leads, in the router's terms: `to` is the path of a page of the app, `params` fills its `$names`. */
export type LinkTarget = Place & {
  /** A function makes it from the address in force when the link is drawn or pressed. */
  readonly search?: object | SearchFrom;
};

/** What ui-kit passes to the link it was given: the target and what any anchor takes. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: LinkTarget;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkProps>;

/** The address of a target, for plain anchors (stories, tests, pages without a router). */
export function addressOf({ to, params, search = {} }: LinkTarget): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  const path = to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(
    Object.entries(typeof search === 'function' ? search({}) : search).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  ).toString();
  return query ? `${path}?${query}` : path;
}
