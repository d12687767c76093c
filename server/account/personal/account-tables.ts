import { sql } from '../../db/sql.ts'
import { by, company, key, leftOut, type PersonalTables, sample, self, shown } from './columns.ts'

/** The account itself, and what it does for a company. */
export const accountTables: PersonalTables = {
  users: {
    label: '账号',
    whose: by('id'),
    order: sql`id`,
    columns: {
      id: key,
      user_type: shown({ 账号类型: sql`case user_type when 1 then '用人单位' else '求职者' end` }),
      phone: '手机号',
      email: '邮箱',
      nick_name: '昵称',
      avatar_file: leftOut('the picture is one of the files'),
      password_hash: shown({ 已设置密码: sql`password_hash is not null` }),
      created_at: '注册时间',
      updated_at: '最近修改',
      sample,
      cancelled_at: '申请注销时间',
    },
  },
  company_members: {
    label: '所在单位',
    whose: by('user_id'),
    order: sql`company_id`,
    columns: {
      user_id: self,
      company_id: shown({
        单位: sql`select c.name from companies c where c.id = company_id`,
        统一社会信用代码: sql`select c.credit_code from companies c where c.id = company_id`,
        // Who registered the company may be another member.
        登记为联系人: sql`select c.contact_name from companies c join users u on u.phone = c.contact_phone
          where c.id = company_id and u.id = user_id`,
      }),
      role: '角色',
      name: '姓名',
      seen_at: '最近使用',
    },
  },
  company_licences: {
    label: '提交的营业执照',
    whose: by('submitted_by'),
    order: sql`submitted_at, id`,
    columns: {
      id: key,
      company_id: company,
      file_id: shown({ 文件名: sql`select f.name from files f where f.id = file_id` }),
      submitted_by: self,
      submitted_at: '提交时间',
      state: '状态',
      reason: '退回原因',
      reviewed_at: '核验时间',
      reviewer: '核验方式',
    },
  },
}
