/** No day of the company is earlier; the server takes none. */
export const FIRST_DAY = '1900-01-01';
