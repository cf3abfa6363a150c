-- How the members of an organization changed suggested fields, by the label of the blank and the party that the form
-- assigns it to ('' for none). A column is null if that part of the suggestion was left as it was.
create table suggestion_lessons (
  organization_uuid uuid not null references organizations on delete cascade,
  label text not null check (char_length(label) between 1 and 60),
  form_party text not null check (char_length(form_party) <= 60),
  kind text,
  party text,
  width real check (width > 0),
  learned_at timestamptz not null default now(),
  primary key (organization_uuid, label, form_party),
  check (kind is not null or party is not null or width is not null)
);
create index suggestion_lessons_by_age on suggestion_lessons (organization_uuid, learned_at);
