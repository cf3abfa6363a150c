-- Nobody does these any more: a page is drawn when somebody looks at it.
delete from jobs where kind = 'draw-first-page';
