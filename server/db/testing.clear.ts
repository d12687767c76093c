import type { Db } from './db.ts'
import { sqlScript } from './sql.ts'

/**
 * Deletes every row and starts the sequences anew. Small tables are deleted from, which is faster than truncating;
 * triggers and foreign keys are off meanwhile, for which both test engines have the right.
 */
const clearing = sqlScript(`
do $$
declare
  item record;
  large text;
begin
  set local session_replication_role = replica;
  for item in
    select c.oid::regclass::text as name, pg_relation_size(c.oid) as bytes
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
  loop
    if item.bytes > 262144 then
      large := concat_ws(', ', large, item.name);
    elsif item.bytes > 0 then
      execute 'delete from ' || item.name;
    end if;
  end loop;
  if large is not null then
    execute 'truncate ' || large || ' cascade';
  end if;
  for item in
    select format('%I', sequencename) as name from pg_sequences where schemaname = 'public' and last_value is not null
  loop
    execute 'alter sequence ' || item.name || ' restart';
  end loop;
end $$`)

export async function clearDatabase(db: Db): Promise<void> {
  await db.run(clearing)
}
