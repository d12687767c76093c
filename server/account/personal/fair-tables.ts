import { sql } from '../../db/sql.ts'
import { by, job, key, leftOut, type PersonalTables, sample, self, shown } from './columns.ts'

const fair = shown({ 招聘会: sql`select f.title from fairs f where f.id = fair_id` })

const stand = shown({
  招聘会: sql`select f.title from fair_participations p join fairs f on f.id = p.fair_id where p.id = participation_id`,
  参会单位: sql`select c.name from fair_participations p join companies c on c.id = p.company_id where p.id = participation_id`,
})

const talk = shown({
  交流单位: sql`select c.name from fair_talk_slots s join fair_participations p on p.id = s.participation_id
    join companies c on c.id = p.company_id where s.id = slot_id`,
  交流时间: sql`select f.opens_at + s.starts_after * interval '1 minute' from fair_talk_slots s
    join fair_participations p on p.id = s.participation_id join fairs f on f.id = p.fair_id where s.id = slot_id`,
})

/** What a person has to do with job fairs. */
export const fairTables: PersonalTables = {
  fair_mandates: {
    label: '招聘会权限',
    whose: by('user_id'),
    order: sql`granted_at, fair_id`,
    columns: { fair_id: fair, user_id: self, mandates: '权限', granted_at: '授权时间', sample },
  },
  fair_tickets: {
    label: '招聘会入场预约',
    whose: by('user_id'),
    order: sql`created_at, id`,
    columns: {
      id: key,
      fair_id: fair,
      user_id: self,
      number: '票号',
      slot: leftOut('a half hour of the fair, counted from its opening'),
      state: '状态',
      revision: '版次',
      created_at: '预约时间',
      waiting_since: '开始候补的时间',
      updated_at: '最近变化',
    },
  },
  fair_scans: {
    label: '检票记录',
    within: 'fair_tickets',
    on: sql`fair_scans.fair_id = fair_tickets.fair_id and fair_scans.number = fair_tickets.number`,
    order: sql`at, id`,
    columns: {
      id: key,
      fair_id: leftOut('the fair that the ticket names'),
      kind: leftOut('people without a ticket are nobody’s'),
      at: '时间',
      gate: '入口',
      number: leftOut('the ticket’s'),
      verdict: '检票台显示的结果',
      judged: '核对结果',
      reason: '放行原因',
      let_in: '已入场',
      received_at: '记录收到的时间',
    },
  },
  fair_talk_requests: {
    label: '招聘会交流时段志愿',
    whose: by('user_id'),
    order: sql`requested_at, fair_id, rank`,
    columns: {
      fair_id: fair,
      number: '志愿编号',
      person: '抽签编号',
      user_id: self,
      slot_id: talk,
      rank: '第几志愿',
      requested_at: '填报时间',
    },
  },
  fair_talk_grants: {
    label: '招聘会交流时段',
    whose: by('user_id'),
    order: sql`granted_at, id`,
    columns: {
      id: key,
      slot_id: talk,
      user_id: self,
      number: '中签的志愿编号',
      granted_at: '获得时间',
      ended_at: '取消时间',
    },
  },
  fair_city_mandates: {
    label: '全市招聘会权限',
    whose: by('user_id'),
    order: sql`granted_at, city`,
    columns: { city: '城市代码', user_id: self, mandates: '权限', granted_at: '授权时间', sample },
  },
  fair_shortlist: {
    label: '招聘会清单',
    whose: by('user_id'),
    order: sql`added_at, participation_id, job_id nulls first`,
    columns: {
      user_id: self,
      participation_id: stand,
      job_id: job,
      note: '备注',
      added_at: '加入时间',
    },
  },
  fair_places: {
    label: '网络招聘会排队',
    whose: by('user_id'),
    order: sql`joined_at, id`,
    columns: {
      id: key,
      participation_id: stand,
      user_id: self,
      number: '号码',
      state: '状态',
      line: leftOut('the order in line: the number says it'),
      misses: '未应答次数',
      job_id: job,
      note: '想说的话',
      joined_at: '取号时间',
      seen_at: '最近在线',
      called_at: '叫号时间',
      called_by: leftOut('somebody of the exhibitor'),
      updated_at: '最近变化',
    },
  },
  fair_threads: {
    label: '网络招聘会交流',
    whose: by('user_id'),
    order: sql`created_at, id`,
    columns: {
      id: key,
      participation_id: stand,
      user_id: self,
      job_id: job,
      note: '想说的话',
      blocked_by_seeker: '已屏蔽单位',
      blocked_by_employer: '被单位屏蔽',
      seen_by_seeker: leftOut('up to which line one has read'),
      seen_by_employer: leftOut('up to which line the exhibitor has read'),
      interview_id: leftOut('the interview stands among theirs'),
      created_at: '开始时间',
      updated_at: '最近变化',
    },
  },
  fair_talks: {
    label: '交流时间',
    within: 'fair_threads',
    on: sql`fair_talks.thread_id = fair_threads.id`,
    order: sql`began_at, id`,
    columns: {
      id: key,
      thread_id: leftOut('the talk that it is part of'),
      place_id: leftOut('the number stands among theirs'),
      recruiter_id: leftOut('somebody of the exhibitor'),
      began_at: '开始',
      ends_at: '预定结束',
      extended: '已延长',
      ended_at: '结束',
    },
  },
  fair_lines: {
    label: '交流内容',
    within: 'fair_threads',
    on: sql`fair_lines.thread_id = fair_threads.id`,
    order: sql`at, id`,
    columns: {
      id: key,
      thread_id: leftOut('the talk that it is part of'),
      by: '发言方',
      author_id: leftOut('the person or somebody of the exhibitor: `by` says which'),
      text: '内容',
      at: '时间',
    },
  },
  fair_talk_reports: {
    label: '交流举报',
    whose: by('reporter_id'),
    order: sql`created_at, id`,
    columns: {
      id: key,
      ticket: '受理编号',
      fair_id: fair,
      thread_id: leftOut('the talk stands among theirs'),
      by: leftOut('the side on which one stands'),
      reporter_id: self,
      reason: '原因',
      detail: '补充说明',
      created_at: '举报时间',
    },
  },
}
