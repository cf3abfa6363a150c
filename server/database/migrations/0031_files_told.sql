-- That a file is being looked at is no news: who waits for it wants to hear what became of it.
drop trigger files_told on files;
create trigger files_told after update on files for each row
  when ((old.status, old.confirmed_at) is distinct from (new.status, new.confirmed_at) and new.status <> 'PROCESSING')
  execute function tell_file();
