import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

type Rows = Promise<Record<string, unknown>[]>

/** Everything that is stored of one person, table by table, under names that people understand. */
export const personalTables: Readonly<Record<string, (db: Queryable, userId: string) => Rows>> = {
  账号: (db, id) =>
    db.query(
      sql`select phone as 手机号, email as 邮箱, nick_name as 昵称, created_at as 注册时间 from users where id = ${id}`,
    ),
  简历: (db, id) =>
    db.query(sql`
      select title as 名称, language as 语言, privacy as 公开程度, is_default as 默认, sections as 内容, created_at as 创建时间,
        updated_at as 更新时间
      from resumes where user_id = ${id} order by created_at, id`),
  作品与附件: (db, id) =>
    db.query(sql`
      select r.title as 简历, w.caption as 说明, f.name as 文件名, f.bytes as 字节数, w.created_at as 添加时间
      from resume_works w join resumes r on r.id = w.resume_id join files f on f.id = w.file_id
      where r.user_id = ${id} order by w.place`),
  投递: (db, id) =>
    db.query(sql`
      select j.company_name as 单位, j.title as 职位, a.status as 状态, a.created_at as 投递时间, a.resume as 投递时的简历,
        (select json_agg(json_build_object('时间', e.at, '状态', e.status, '留言', e.remark) order by e.at, e.id)
          from application_events e where e.application_id = a.id) as 进展
      from applications a join jobs j on j.id = a.job_id where a.user_id = ${id} order by a.created_at, a.id`),
  应聘邀请: (db, id) =>
    db.query(sql`
      select j.company_name as 单位, j.title as 职位, i.words as 留言, i.created_at as 邀请时间, i.declined_at as 谢绝时间
      from job_invitations i join jobs j on j.id = i.job_id where i.user_id = ${id} order by i.created_at, i.id`),
  消息: (db, id) =>
    db.query(sql`
      select title as 标题, body as 内容, created_at as 时间, read_at as 阅读时间
      from messages where user_id = ${id} order by created_at, id`),
  收藏的职位: (db, id) =>
    db.query(sql`
      select j.company_name as 单位, j.title as 职位, f.created_at as 收藏时间
      from job_favourites f join jobs j on j.id = f.job_id where f.user_id = ${id} order by f.created_at, f.job_id`),
  关注的单位: (db, id) =>
    db.query(sql`
      select c.name as 单位, f.created_at as 关注时间
      from company_follows f join companies c on c.id = f.company_id
      where f.user_id = ${id} order by f.created_at, f.company_id`),
  不再显示的单位: (db, id) =>
    db.query(sql`
      select c.name as 单位, h.created_at as 设置时间
      from hidden_companies h join companies c on c.id = h.company_id
      where h.user_id = ${id} order by h.created_at, h.company_id`),
  浏览过的职位: (db, id) =>
    db.query(sql`
      select j.company_name as 单位, j.title as 职位, v.viewed_at as 浏览时间
      from job_views v join jobs j on j.id = v.job_id where v.user_id = ${id} order by v.viewed_at, v.job_id`),
  所在单位: (db, id) =>
    db.query(sql`
      select m.name as 姓名, m.role as 角色, m.seen_at as 最近使用, c.name as 单位,
        c.credit_code as 统一社会信用代码, c.contact_name as 联系人, c.contact_phone as 联系电话
      from company_members m join companies c on c.id = m.company_id where m.user_id = ${id}`),
  竞赛课程: (db, id) =>
    db.query(sql`
      select c.title as 课程, r.at_section as 学到第几节, r.learned as 学完的小节, r.updated_at as 最近学习
      from competition_reading r join competition_courses c on c.id = r.course_id
      where r.user_id = ${id} order by r.updated_at, r.course_id`),
  竞赛练习: (db, id) =>
    db.query(sql`
      select q.stem as 题目, a.chosen as 选择, a.is_right as 是否答对, a.answered_at as 作答时间
      from competition_answers a join competition_questions q on q.id = a.question_id
      where a.user_id = ${id} order by a.answered_at, a.question_id`),
  服役经历: (db, id) =>
    db.query(sql`
      select branch as 军种, enlisted_on as 入伍时间, discharged_on as 退役时间, placement as 安置方式, city as 户籍地
      from servicemen where user_id = ${id}`),
  同意记录: (db, id) =>
    db.query(sql`
      select purpose as 事项, version as 版本, given_at as 同意时间, withdrawn_at as 撤回时间
      from consents where user_id = ${id} order by given_at, purpose, version`),
  登录设备: (db, id) =>
    db.query(sql`
      select device as 设备, created_at as 登录时间, seen_at as 最近使用
      from sessions where user_id = ${id} order by created_at, id`),
  用过的设备: (db, id) =>
    db.query(sql`
      select device as 设备, first_at as 首次登录 from known_devices where user_id = ${id} order by first_at, device`),
  登录过的网络: (db, id) =>
    db.query(sql`
      select address as 地址摘要, seen_at as 最近登录 from known_addresses where user_id = ${id} order by seen_at, address`),
  上传的文件: (db, id) =>
    db.query(sql`
      select name as 名称, kind as 用途, bytes as 字节数, created_at as 上传时间
      from files where owner_id = ${id} order by created_at, id`),
  操作记录: (db, id) =>
    db.query(sql`
      select at as 时间, action as 操作, outcome as 结果 from audit_log where actor = ${id} order by at desc, id desc limit 1000`),
  被拒绝的操作: (db, id) =>
    db.query(sql`
      select window_start as 小时, call as 操作, reason as 原因, tries as 次数
      from refusals where actor = ${id} order by window_start desc, call, reason limit 1000`),
}
