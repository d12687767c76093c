import { pathTo } from '#contract/pages'
import { addressCodec, oneOf } from '#platform/routing'

const names = ['password', 'phone', 'email', 'data', 'cancel'] as const

/** What is done on a page of its own. */
export type Task = (typeof names)[number]

/** The title of each task's page. */
export const tasks = {
  password: '修改登录密码',
  phone: '更换手机号',
  email: '绑定或更换邮箱',
  data: '下载我的数据',
  cancel: '注销账号',
} as const satisfies Record<Task, string>

/** `?part=phone`: the task that an address names; '' for the overview. */
export const taskAddress = addressCodec({ part: oneOf(names) })

/** What an overview shows, in order. */
export type Section =
  | 'credentials'
  | 'addresses'
  | 'members'
  | 'password'
  | 'profile'
  | 'devices'
  | 'consents'
  | 'data'
  | 'cancel'

/** Individuals have it all in one place; employers have account data and security apart. */
export const sectionsOf = (path: string): { title: string; sections: readonly Section[] } => {
  if (path === pathTo('employerAccount'))
    return { title: '账号资料', sections: ['addresses', 'members', 'consents', 'data'] }
  if (path === pathTo('employerSecurity')) return { title: '安全中心', sections: ['password', 'devices', 'cancel'] }
  return {
    title: '账号管理',
    sections: ['credentials', 'profile', 'devices', 'consents', 'data', 'cancel'],
  }
}
