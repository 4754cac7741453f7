import { type NavArea, type NavLine, pathOf } from '../nav/nav-model.ts';

/** One of the slots under the thumb. */
export type Place = NavLine;

/** Beside More. */
const SLOTS = 4;

/** The slots of the bottom bar: each area, followed by those of its pages that are used most, as far as there is room. */
export function placesOf(areas: readonly NavArea[]): readonly Place[] {
  return areas
    .flatMap(({ id, label, icon, home, lines, most = [] }) => [
      { key: id, label, icon, to: home.to, params: home.params },
      ...lines.filter(({ to }) => to !== home.to && most.includes(to)),
    ])
    .slice(0, SLOTS);
}

/**
 * The place an address belongs to: the longest beginning of it, otherwise the area of the page, whose pages need not be below its
 * own address.
 */
export const placeAt = (places: readonly Place[], pathname: string, area?: string): Place | undefined =>
  places
    .filter((place) => `${pathname}/`.startsWith(`${pathOf(place)}/`))
    .sort((one, other) => pathOf(other).length - pathOf(one).length)[0] ??
  places.find(({ key }) => key === area);
