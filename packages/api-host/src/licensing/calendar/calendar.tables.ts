declare module '../../platform/database/tables.ts' {
  interface Tables {
    calendar_feed: CalendarFeedTable;
  }
}

/** The private address of a calendar; a person without a row has none. */
export interface CalendarFeedTable {
  associate_code: string;
  /** The address itself is shown once, when it is made. */
  token_hash: string;
  created_at: Date;
  last_read_at: Date | null;
}
