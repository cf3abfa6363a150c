-- The language of messages and pages, as chosen by the sender for this person. Null for the contract's language.
alter table receivers add column language text check (language ~ '^[a-z]{2}$');
-- What the receiver chose themselves, which takes precedence.
alter table receivers add column chosen_language text check (chosen_language ~ '^[a-z]{2}$');
