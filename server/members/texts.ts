import { type CompanyRole, companyRoleLabels } from '#contract/company-roles'
import { INVITATION_DAYS } from '#contract/members'
import { linkTo, type MessageContent } from '../messages/message.ts'
import type { OutgoingMessage } from '../outbox.ts'
import type { Greeting } from '../session/notices.ts'

/** Where members are looked after. */
const MEMBERS_PAGE = linkTo('employerAccount')

const account = (title: string, body: string): MessageContent<'employer'> => ({
  category: 'account',
  title,
  body,
  link: MEMBERS_PAGE,
})

interface Somebody {
  readonly name: string
  readonly role: CompanyRole
}

const described = ({ name, role }: Somebody) => `${name}（${companyRoleLabels[role]}）`

/** To the other owners. */
export const invitedMessage = (who: Somebody) =>
  account('已邀请新成员', `另一位管理员邀请了${described(who)}加入本单位。`)
export const withdrawnMessage = (who: Somebody) =>
  account('成员邀请已撤回', `另一位管理员撤回了对${described(who)}的邀请。`)
export const joinedMessage = (who: Somebody) =>
  account('新成员已加入', `${described(who)}接受邀请，已加入本单位。如果不认识，请立即移除。`)
export const changedMessage = ({ name, role }: Somebody) =>
  account('成员角色已更改', `${name}的角色已改为“${companyRoleLabels[role]}”。`)
export const renamedMessage = ({ before, ...who }: Somebody & { readonly before: string }) =>
  account('成员已改名', `${before}已改名为${described(who)}。如果不是本人的姓名，请与其核实。`)
export const removedMessage = ({ name }: Somebody) => account('成员已移除', `${name}已不再是本单位成员，其账号已关闭。`)

/** To the member whose role it is. */
export const ownRoleMessage = (role: CompanyRole) =>
  account('您的角色已更改', `管理员已将您的角色改为“${companyRoleLabels[role]}”。如有疑问，请联系本单位管理员。`)

const firstSteps = {
  reader: { link: linkTo('received'), body: '您可以查看本单位的职位、收到的简历和面试安排。' },
  recruiter: { link: linkTo('received'), body: '您可以发布职位、处理收到的简历、安排面试和搜索人才。' },
  owner: { link: MEMBERS_PAGE, body: '您可以办理本单位的全部事项，包括单位资料和成员管理。' },
} as const satisfies Record<CompanyRole, Pick<MessageContent<'employer'>, 'body' | 'link'>>

/** To whoever has just joined. */
export const greetingFor = (role: CompanyRole, companyName: string): Greeting => ({
  audience: 'employer',
  link: firstSteps[role].link,
  body: `您已加入${companyName}，角色是“${companyRoleLabels[role]}”。${firstSteps[role].body}`,
})

/** Long names would cost a second text. */
const shortened = (name: string) => {
  const letters = [...name]
  return letters.length > 16 ? `${letters.slice(0, 15).join('')}…` : name
}

interface Way {
  readonly to: string
  readonly siteName: string
  readonly companyName: string
  readonly role: CompanyRole
  readonly link: string
}

export const invitationText = ({ to, siteName, companyName, role, link }: Way): OutgoingMessage => ({
  to,
  template: 'member-invitation',
  text: `【${siteName}】${shortened(companyName)}邀请您担任${companyRoleLabels[role]}，${INVITATION_DAYS}天内打开 ${link}`,
})

export const removalText = ({ to, siteName, companyName }: Omit<Way, 'role' | 'link'>): OutgoingMessage => ({
  to,
  template: 'member-removed',
  text: `【${siteName}】您在${shortened(companyName)}的账号已由管理员移除。`,
})
