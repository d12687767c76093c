import type { UserType } from '#contract/session'
import type { Queryable } from '../db/db.ts'
import { linkTo, type MessageContent } from '../messages/message.ts'
import { sendMessage, type ToSomebody } from '../messages/send.ts'
import { rememberDevice } from './device-queries.ts'

interface Account {
  readonly id: string
  readonly userType: UserType
}

/** Where people look after their account. */
const accountPage = {
  1: { audience: 'employer', link: linkTo('employerSecurity') },
  2: { audience: 'seeker', link: linkTo('seekerAccount') },
} as const

const firstStep = {
  1: {
    audience: 'employer',
    link: linkTo('publish'),
    body: '现在就可以写职位。营业执照通过审核后，提交的职位自动发布；收到的简历和求职者的进展都会在这里提醒您。',
  },
  2: {
    audience: 'seeker',
    link: linkTo('resumes'),
    body: '先写一份简历吧，填完三个必填部分就可以投递。投递的进展都会在这里提醒您。',
  },
} as const

/** What somebody new can do first, and where. */
export type Greeting =
  | ({ readonly audience: 'employer' } & Pick<MessageContent<'employer'>, 'body' | 'link'>)
  | ({ readonly audience: 'seeker' } & Pick<MessageContent<'seeker'>, 'body' | 'link'>)

interface Welcome {
  readonly siteName: string
  readonly at: Date
  readonly greeting?: Greeting
}

/** The first words to somebody new. */
export const welcomeTitle = (siteName: string) => `欢迎使用${siteName}`

/** To whoever has just registered: what to do first. */
export const greet = (
  tx: Queryable,
  { id, userType }: Account,
  { siteName, at, greeting = firstStep[userType] }: Welcome,
) => sendMessage(tx, { to: [id], at, category: 'system', title: welcomeTitle(siteName), ...greeting })

type Words = Pick<MessageContent, 'title' | 'body'>

/** What was done with an account, with the way to where people look after it. */
export const accountMessage = (userType: UserType, words: Words): ToSomebody => ({
  category: 'account',
  ...words,
  ...accountPage[userType],
})

/** Tells somebody that their account was used in a way that might not have been them. */
export const warn = (tx: Queryable, { id, userType }: Account, at: Date, words: Words) =>
  sendMessage(tx, { to: [id], at, ...accountMessage(userType, words) })

/** Remembers where somebody signs in, and tells them of a device that they have not used before; not of the first of all. */
export async function noticeDevice(tx: Queryable, account: Account, device: string, at: Date): Promise<void> {
  if (device === '' || !(await rememberDevice(tx, account.id, device, at))) return
  await warn(tx, account, at, {
    title: '您的账号在新设备上登录',
    body: `登录设备：${device}。如果不是您本人操作，请立即修改密码并退出其他设备。`,
  })
}
