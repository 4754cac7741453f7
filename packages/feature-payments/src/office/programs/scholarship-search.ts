export interface ScholarshipSearch {
  /** First day of the quarter; the last posted one when left out. */
  readonly from?: string;
  readonly page?: number;
}

/** Awards of one page. */
export const PAGE = 100;

export function scholarshipSearch({ from, page }: Record<string, unknown>): ScholarshipSearch {
  return {
    ...(typeof from === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(from) ? { from } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}),
  };
}

export const scholarshipInput = (search: ScholarshipSearch) => ({ query: { ...search, limit: PAGE } });
