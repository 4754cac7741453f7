import { addDays, foldText } from '@upline/domain';
import { bodyColumns } from '../../../src/content/rich-text.ts';
import type { Person } from '../../network.ts';
import type { Random } from '../../random.ts';
import { ANNOUNCEMENTS, CATEGORIES, DRAFT_PAGE } from './content-texts.ts';

/** Pages that the migration makes. */
const PAGES_OF_EVERY_SYSTEM = 5;

/** How many people have opened the first article; each next one has fewer. */
const READERS = 60;

/** Help and announcements of the demo network, read and voted on by its first people. */
export function contentRows(random: Random, people: readonly Person[], now: Date, today: string) {
  const categories = CATEGORIES.map(({ slug, name, icon }, index) => ({
    id: random.uuid(),
    name,
    name_key: foldText(name),
    slug,
    icon,
    position: index + 1,
  }));
  const texts = CATEGORIES.flatMap(({ articles }, index) =>
    articles.map((article) => ({ ...article, category_id: categories[index]?.id })),
  );
  const articles = texts.map(({ related, body, ...article }, index) => ({
    id: random.uuid(),
    country: null,
    min_level: null,
    status: 'Published',
    ...article,
    title_key: foldText(article.title),
    ...bodyColumns(body),
    position: index + 1,
    updated_at: now,
  }));
  const idOf = new Map(articles.map(({ slug, id }) => [slug, id]));
  const relations = texts.flatMap(({ slug, related = [] }) =>
    related.map((to, index) => ({ article_id: idOf.get(slug), related_id: idOf.get(to), place: index + 1 })),
  );
  const readable = articles.filter((each) => each.status === 'Published' && !each.country && !each.min_level);
  const reads = readable.flatMap(({ id }, index) =>
    people
      .slice(40, 40 + Math.floor(READERS / (index + 1)))
      .map(({ code }) => ({ article_id: id, associate_code: code, read_at: now })),
  );
  const votes = reads
    .filter((_, index) => index % 3 === 0)
    .map(({ article_id, associate_code }, index) => ({
      article_id,
      associate_code,
      is_helpful: index % 7 !== 6,
      voted_at: now,
    }));
  const announcements = ANNOUNCEMENTS.map(({ from, until, ...each }, index) => ({
    id: random.uuid(),
    country: null,
    min_level: null,
    ...each,
    title_key: foldText(each.title),
    shown_from: addDays(today, from),
    shown_until: until === null ? null : addDays(today, until),
    // What is published already was told to its audience before the demo began.
    notified_at: each.status === 'Published' ? now : null,
    position: index + 1,
  }));
  const { body, ...draft } = DRAFT_PAGE;
  const page = {
    id: random.uuid(),
    ...draft,
    title_key: foldText(draft.title),
    ...bodyColumns(body),
    position: PAGES_OF_EVERY_SYSTEM + 1,
  };
  return {
    help_category: categories,
    help_article: articles,
    help_article_relation: relations,
    help_read: reads,
    help_vote: votes,
    content_page: [page],
    announcement: announcements,
  };
}
