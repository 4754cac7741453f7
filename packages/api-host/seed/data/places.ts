import type { Country } from '@upline/domain';

export interface Place {
  readonly country: Country;
  readonly city: string;
  readonly state: string;
  /** First digits of the ZIP (two more follow), or a whole Canadian code. */
  readonly postal: string;
  readonly area: string;
}

const USA = `
  Austin TX 787 512|Dallas TX 752 214|Houston TX 770 713|San Antonio TX 782 726|El Paso TX 799 915|Los Angeles CA 900 213
  San Diego CA 921 619|Sacramento CA 958 279|Fresno CA 937 559|San Jose CA 951 408|Phoenix AZ 850 602|Tucson AZ 857 520
  Las Vegas NV 891 702|Denver CO 802 303|Salt Lake City UT 841 385|Seattle WA 981 206|Portland OR 972 503|Atlanta GA 303 404
  Savannah GA 314 478|Miami FL 331 305|Orlando FL 328 407|Tampa FL 336 813|Charlotte NC 282 704|Raleigh NC 276 984
  Nashville TN 372 615|Memphis TN 381 731|New York NY 100 212|Brooklyn NY 112 347|Buffalo NY 142 585|Newark NJ 071 862
  Philadelphia PA 191 215|Pittsburgh PA 152 412|Boston MA 021 617|Hartford CT 061 203|Baltimore MD 212 410|Richmond VA 232 804
  Chicago IL 606 312|Detroit MI 482 313|Columbus OH 432 614|Cleveland OH 441 216|Indianapolis IN 462 317|Milwaukee WI 532 414
  Minneapolis MN 554 612|St. Louis MO 631 314|Kansas City MO 641 816|New Orleans LA 701 504|Birmingham AL 352 205
  Oklahoma City OK 731 405|Honolulu HI 968 808|Anchorage AK 995 907|Boise ID 837 208|Omaha NE 681 402|San Juan PR 009 787
`;

const CANADA = `
  Toronto ON M5V2T6 416|Ottawa ON K1P1J1 613|Mississauga ON L5B3C1 905|Montréal QC H2Y1C6 514|Québec QC G1R4P5 418
  Vancouver BC V6B1A1 604|Calgary AB T2P1J9 403|Edmonton AB T5J2R7 780|Winnipeg MB R3C4T3 204|Halifax NS B3J1S9 902
`;

function parse(country: Country, table: string): readonly Place[] {
  return table
    .trim()
    .split(/\||\n/)
    .map((entry) => {
      const words = entry.trim().split(' ');
      const [state = '', postal = '', area = ''] = words.slice(-3);
      return { country, city: words.slice(0, -3).join(' '), state, postal, area };
    });
}

export const PLACES: Readonly<Record<Country, readonly Place[]>> = {
  USA: parse('USA', USA),
  Canada: parse('Canada', CANADA),
};
