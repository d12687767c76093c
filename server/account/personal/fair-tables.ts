import { sql } from '../../db/sql.ts'
import { by, type PersonalTables, sample, self, shown } from './columns.ts'

const fair = shown({ 招聘会: sql`select f.title from fairs f where f.id = fair_id` })

/** What a person has to do with job fairs. */
export const fairTables: PersonalTables = {
  fair_mandates: {
    label: '招聘会权限',
    whose: by('user_id'),
    order: sql`granted_at, fair_id`,
    columns: { fair_id: fair, user_id: self, mandates: '权限', granted_at: '授权时间', sample },
  },
  fair_city_mandates: {
    label: '全市招聘会权限',
    whose: by('user_id'),
    order: sql`granted_at, city`,
    columns: { city: '城市代码', user_id: self, mandates: '权限', granted_at: '授权时间', sample },
  },
}
