-- Help, pages and announcements (domain.md 2.27, 2.33). Bodies are HTML of a closed list of elements, cleaned before they are stored
-- (S-52). `text` is what a reader sees of a body, `title_key` and `text_key` the same folded for search (domain: foldText).
-- Positions count from 1 without a gap, in each table for itself.

create table help_category (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 2 and 60),
  name_key text collate "C" not null unique,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  icon text not null check (icon in ('Book', 'Cash', 'Certificate', 'Chart', 'Shield', 'Team', 'Tools')),
  position integer not null,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);

create table help_article (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 3 and 150),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category_id uuid not null references help_category (id),
  body text not null,
  body_text text not null,
  title_key text collate "C" not null,
  text_key text collate "C" not null,
  -- Whom it is for; null is everybody.
  country text check (country in ('USA', 'Canada')),
  min_level text references level (code),
  status text not null default 'Draft' check (status in ('Draft', 'Published', 'Unpublished')),
  position integer not null,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create index help_article_category on help_article (category_id, position);

create table help_article_relation (
  article_id uuid not null references help_article (id) on delete cascade,
  related_id uuid not null references help_article (id) on delete cascade,
  place integer not null check (place between 1 and 5),
  primary key (article_id, related_id),
  check (article_id <> related_id)
);
create index help_article_relation_related on help_article_relation (related_id);

create table help_article_file (
  article_id uuid not null references help_article (id) on delete cascade,
  attachment_id uuid not null unique references attachment (id),
  place integer not null,
  primary key (article_id, attachment_id)
);
create trigger document_named after insert on help_article_file
  for each row execute function document_named('attachment_id');

-- One vote of each person, which they may change.
create table help_vote (
  article_id uuid not null references help_article (id) on delete cascade,
  associate_code text not null references app_user (code),
  is_helpful boolean not null,
  voted_at timestamptz not null,
  primary key (article_id, associate_code)
);

-- Who has opened an article: most read is what most people have opened, however often each of them did.
create table help_read (
  article_id uuid not null references help_article (id) on delete cascade,
  associate_code text not null references app_user (code),
  read_at timestamptz not null,
  primary key (article_id, associate_code)
);

-- Pictures that bodies show; a picture that a body has named once stays.
create table content_image (
  attachment_id uuid primary key references attachment (id)
);
create trigger document_named after insert on content_image
  for each row execute function document_named('attachment_id');

create table content_page (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 3 and 150),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  body text not null,
  body_text text not null,
  title_key text collate "C" not null,
  text_key text collate "C" not null,
  show_in_menu boolean not null default false,
  status text not null default 'Draft' check (status in ('Draft', 'Published', 'Unpublished')),
  position integer not null,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);

create table announcement (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 3 and 150),
  body text not null,
  title_key text collate "C" not null,
  audience text not null check (audience in ('Everybody', 'Country', 'Level', 'Team', 'Beta')),
  country text check (country in ('USA', 'Canada')),
  min_level text references level (code),
  team_id uuid references named_team (id),
  -- Company days, both included; null has no end.
  shown_from date not null,
  shown_until date,
  send_email boolean not null default false,
  -- When its audience was notified; once, however often it is published.
  notified_at timestamptz,
  status text not null default 'Draft' check (status in ('Draft', 'Published', 'Unpublished')),
  position integer not null,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check (shown_until >= shown_from),
  check ((audience = 'Country') = (country is not null)),
  check ((audience = 'Level') = (min_level is not null)),
  check ((audience = 'Team') = (team_id is not null))
);

create table announcement_dismissal (
  announcement_id uuid not null references announcement (id) on delete cascade,
  associate_code text not null references app_user (code),
  dismissed_at timestamptz not null,
  primary key (announcement_id, associate_code)
);

-- Pages to which the product itself leads. The home office changes their texts.
-- With the same ids in every database: a copy knows them by these, whatever was written into them since.
insert into content_page (id, slug, title, show_in_menu, position, body, body_text, title_key, text_key, status, created_at, updated_at)
select ('c0000000-0000-4000-8000-00000000000' || place)::uuid, slug, title, true, place, body, plain, lower(title), lower(plain), 'Published',
  '2026-01-01T05:00:00Z', '2026-01-01T05:00:00Z'
from (
  select *, trim(regexp_replace(regexp_replace(body, '<[^>]+>', ' ', 'g'), '\s+', ' ', 'g')) as plain
  from (values
    (1, 'compensation-plans', 'Compensation plans',
$$<p>This page says in short how compensation comes about. The rates that apply to you are in the <a href="/business/compensation-schedule">Compensation Schedule</a>; every line of your own compensation can be opened and explains itself.</p>
<h2>What compensation is paid for</h2>
<p>Compensation is paid for issued business alone. Nobody is paid for recruiting, and a person who had no license when a policy was sold receives nothing for it, except what a training program holds in escrow.</p>
<ul><li><strong>Business volume (BV)</strong> of a policy comes from its premium and the rate of its product.</li><li><strong>Your share</strong> is that BV times the rate of your level.</li><li><strong>An override</strong> is the difference between the rate of an upline and the highest rate below, so that no BV is paid twice.</li><li><strong>Generations</strong> pay a part of BV to RMDs above the first one, up to six.</li></ul>
<h2>When it is paid</h2>
<p>A line is Pending until its policy is Ready To Pay and the provider has paid. It is settled in the next pay run and then stands in your <a href="/payments">statement</a>.</p>
<h2>What may be taken back</h2>
<p>Advances are earned month by month. When a policy lapses or is cancelled, the part that is not earned becomes a chargeback, which pay runs recover first, within the withholding limit of the settings.</p>
<h2>Rising to the next level</h2>
<p>Levels depend on points and on the team. <a href="/account/level-qualification-history">Your progress</a> shows what is reached and what is missing.</p>
<p>Figures of the calculators are hypothetical. Read the <a href="/pages/income-disclosure">income disclosure</a>.</p>$$),
    (2, 'income-disclosure', 'Income disclosure',
$$<p>Figures that calculators, presentations or associates show are hypothetical illustrations for planning. They are not a promise, a guarantee or a typical result. Most associates earn less.</p>
<h2>What income depends on</h2>
<ul><li>Compensation arises only from policies that clients buy, keep and pay for. There is no compensation for recruiting.</li><li>A person must be licensed and, where the provider asks for it, appointed when the policy is sold.</li><li>Results depend on time, skill, the market, the products sold and how long policies stay in force.</li><li>Chargebacks reduce what was paid when a policy ends early.</li></ul>
<h2>What it costs</h2>
<p>Associates are independent contractors. They pay their own membership fee, licenses, errors and omissions coverage, trainings and taxes. These costs can be higher than what is earned, above all in the first year.</p>
<h2>How to speak about income</h2>
<p>Do not name an amount to a prospect without this disclosure, and do not show your own statements as an example of what others will earn.</p>$$),
    (3, 'privacy', 'Privacy',
$$<p>This page says which personal data the portal keeps, why, and whom to ask about it.</p>
<h2>What is kept</h2>
<ul><li>Of associates: name, contact, licenses, the place in the network, business and compensation. Social security or insurance numbers and bank accounts are encrypted and shown masked.</li><li>Of clients and prospects: what you enter to serve them. They belong to the associate who entered them; uplines do not see their names.</li></ul>
<h2>Who sees what</h2>
<p>Uplines see counts and business of their team, never the clients behind it and never what others earn. People of the home office see what their work needs; each look at a client is recorded, and you find views of your own account on your security page.</p>
<h2>How long</h2>
<p>Notices are kept for 12 months. Tax records are kept for 7 years, as the law demands. Signed documents are not changed.</p>
<h2>Your rights</h2>
<p>You may see, correct and export your data, and withdraw consent to messages at any time. Clients and prospects have the same rights; every message to them names the way to unsubscribe.</p>
<h2>Privacy officer</h2>
<p>Questions, requests and complaints about personal data, those under the law of Quebec included, go to the privacy officer: <a href="mailto:privacy@upline.example">privacy@upline.example</a>.</p>$$),
    (4, 'terms', 'Terms of use',
$$<p>These terms hold for the use of the portal. What you have signed, above all your Associate Membership Agreement, comes before them; you find it among your <a href="/account/legal-documents">legal documents</a>.</p>
<h2>Your account</h2>
<ul><li>It is yours alone. Do not share your password or your codes, and do not work in the account of another person.</li><li>Keep your contact, licenses and payout information up to date.</li><li>While an account is suspended it can be read and not changed.</li></ul>
<h2>Data of clients</h2>
<p>Use data of clients and prospects only to serve them. Send marketing messages only to people who have agreed to them.</p>
<h2>What the portal shows</h2>
<p>Pending figures and forecasts may change until a pay run is closed. Statements of closed pay runs are what was paid.</p>
<h2>Changes</h2>
<p>Changed terms are published here. A new version of a document that needs your signature is sent to you to sign.</p>$$),
    (5, 'contact-support', 'Contact support',
$$<p>Look into <a href="/help">Help</a> first: most questions are answered there.</p>
<h2>Write to us</h2>
<p><a href="mailto:support@upline.example">support@upline.example</a>. Name your code, what you wanted to do and, where an error is shown, its request id. Do not send passwords, codes, numbers of bank accounts or data of clients.</p>
<h2>About a policy or a payment</h2>
<p>Open the record and use what it offers first: an answer to a requirement, or a dispute of a chargeback, reaches the right people with everything they need.</p>
<h2>Personal data</h2>
<p>Questions about personal data go to the privacy officer, see <a href="/pages/privacy">Privacy</a>.</p>$$)
  ) as page (place, slug, title, body)
) as plain_page;
