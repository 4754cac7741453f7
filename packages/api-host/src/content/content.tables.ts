import type { AnnouncementAudience, Country, LevelCode, PublishStatus } from '@upline/domain';
import type { Generated, Selectable } from 'kysely';
import type { RecordColumns } from '../platform/database/tables.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    help_category: HelpCategoryTable;
    help_article: HelpArticleTable;
    help_article_relation: { article_id: string; related_id: string; place: number };
    help_article_file: { article_id: string; attachment_id: string; place: number };
    help_vote: { article_id: string; associate_code: string; is_helpful: boolean; voted_at: Date };
    help_read: { article_id: string; associate_code: string; read_at: Date };
    content_image: { attachment_id: string };
    content_page: ContentPageTable;
    announcement: AnnouncementTable;
    announcement_dismissal: { announcement_id: string; associate_code: string; dismissed_at: Date };
  }
}

interface PlacedColumns extends RecordColumns {
  id: Generated<string>;
  position: number;
}

interface HelpCategoryTable extends PlacedColumns {
  name: string;
  name_key: string;
  slug: string;
  icon: string;
}
export type HelpCategory = Selectable<HelpCategoryTable>;

interface PublishedColumns extends PlacedColumns {
  title: string;
  /** `foldText(title)`. */
  title_key: string;
  status: Generated<PublishStatus>;
}

/** A body as it is stored, as it is read and as it is found. */
export interface BodyColumns {
  /** HTML, cleaned. */
  body: string;
  body_text: string;
  text_key: string;
}

interface HelpArticleTable extends PublishedColumns, BodyColumns {
  slug: string;
  category_id: string;
  country: Country | null;
  min_level: LevelCode | null;
}
export type HelpArticle = Selectable<HelpArticleTable>;

interface ContentPageTable extends PublishedColumns, BodyColumns {
  slug: string;
  show_in_menu: boolean;
}
export type ContentPage = Selectable<ContentPageTable>;

interface AnnouncementTable extends PublishedColumns {
  body: string;
  audience: AnnouncementAudience;
  country: Country | null;
  min_level: LevelCode | null;
  team_id: string | null;
  shown_from: string;
  shown_until: string | null;
  send_email: Generated<boolean>;
  notified_at: Date | null;
}
export type Announcement = Selectable<AnnouncementTable>;
