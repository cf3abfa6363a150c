-- Searches ignore accents and characters that show nothing. What was stored before follows: contacts at once, contracts by
-- the job that renews their search text.
update contacts
   set search_text = translate(
         lower(normalize(regexp_replace(normalize(search_text, NFD),
               '[\u00ad\u0300-\u036f\u200b-\u200f\u2060\ufeff]+', '', 'g'), NFC)), 'đłø', 'dlo')
 where search_text ~ '[\u00ad\u00c0-\u036f\u0400-\u04ff\u1e00-\u1eff\u200b-\u200f\u2060\ufeff]';
update contracts set search_version = 0
 where search_text ~ '[\u00ad\u00c0-\u036f\u0400-\u04ff\u1e00-\u1eff\u200b-\u200f\u2060\ufeff]';
