import { sql } from '../../db/sql.ts'
import { by, job, type PersonalTables, sample, self, shown } from './columns.ts'

const fair = shown({ 招聘会: sql`select f.title from fairs f where f.id = fair_id` })

/** What a person has to do with job fairs. */
export const fairTables: PersonalTables = {
  fair_mandates: {
    label: '招聘会权限',
    whose: by('user_id'),
    order: sql`granted_at, fair_id`,
    columns: { fair_id: fair, user_id: self, mandates: '权限', granted_at: '授权时间', sample },
  },
  fair_shortlist: {
    label: '招聘会清单',
    whose: by('user_id'),
    order: sql`added_at, participation_id, job_id nulls first`,
    columns: {
      user_id: self,
      participation_id: shown({
        招聘会: sql`select f.title from fair_participations p join fairs f on f.id = p.fair_id where p.id = participation_id`,
        参会单位: sql`select c.name from fair_participations p join companies c on c.id = p.company_id where p.id = participation_id`,
      }),
      job_id: job,
      note: '备注',
      added_at: '加入时间',
    },
  },
}
