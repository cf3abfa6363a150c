-- Pictures of pages are those of bytes, not of an uploaded file's row: whoever looks by a document's hash sees that
-- document. `proof` binds a picture to what it was drawn from; without one it is drawn anew when somebody looks.
create table page_pictures (
  document_sha256 text not null,
  page integer not null check (page > 0),
  width integer not null check (width in (480, 1240)),
  picture_sha256 text not null,
  proof bytea,
  primary key (document_sha256, page, width)
);
create index page_pictures_picture_sha256_idx on page_pictures (picture_sha256);
insert into page_pictures (document_sha256, page, width, picture_sha256)
  select file.normalised_sha256, picture.page, picture.width, min(picture.sha256)
    from file_pictures picture join files file using (file_uuid)
   where file.normalised_sha256 is not null
   group by file.normalised_sha256, picture.page, picture.width;
drop table file_pictures;
