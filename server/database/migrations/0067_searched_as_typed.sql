-- Searches take full-width characters for narrow ones, ㈜ for (주) and ’ for '. What was stored before follows: contacts at
-- once, contracts by the job that renews their search text.
update contacts
   set search_text = replace(translate(replace(replace(search_text, '㈜', '(주)'), '㈔', '(사)'), '‘’' || full_width.characters,
         '''''' || full_width.typed), '-', '')
  from (select string_agg(chr(65280 + place), '' order by place) as characters,
               lower(string_agg(chr(32 + place), '' order by place)) as typed
          from generate_series(1, 94) as place) as full_width
 where search_text ~ '[㈜㈔‘’\uff01-\uff5e]';
update contracts set search_version = 0
 where search_text ~ '[㈜㈔‘’\uff01-\uff0f\uff1a-\uff5e]' or title ~ '[\uff10-\uff19]';
