import type { AccountInfo } from '#contract/account'
import { ButtonLink, VisuallyHidden } from '#design-system'
import { formatDate } from '#platform/dates'
import { type Task, taskAddress } from '../../model/tasks.ts'
import { Rows } from './AccountFacts.styles.ts'

export type Fact = 'phone' | 'email' | 'password' | 'registered'

interface Props {
  account: AccountInfo
  facts: readonly Fact[]
  /** The page that they stand on; each change is a part of it. */
  path: string
}

interface Line {
  label: string
  value: string
  /** What can be done about it, and on which page. */
  action?: { label: string; part: Task }
}

const lineOf = (fact: Fact, { phone, email, hasPassword, registeredAt }: AccountInfo): Line => {
  switch (fact) {
    case 'phone':
      return { label: '手机号', value: phone || '未绑定', action: { label: phone ? '更换' : '绑定', part: 'phone' } }
    case 'email':
      return { label: '邮箱', value: email || '未绑定', action: { label: email ? '更换' : '绑定', part: 'email' } }
    case 'password':
      return {
        label: '登录密码',
        value: hasPassword ? '已设置' : '未设置',
        action: { label: hasPassword ? '修改' : '设置', part: 'password' },
      }
    case 'registered':
      return { label: '注册时间', value: formatDate(registeredAt) }
    default:
      return fact satisfies never
  }
}

/** What the account is reached and opened by, each with its change. Renders a `<dl>`. */
export const AccountFacts = ({ account, facts, path }: Props) => (
  <Rows>
    {facts.map(fact => {
      const { label, value, action } = lineOf(fact, account)
      return (
        <div key={fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {action && (
            <dd>
              <ButtonLink size="small" href={taskAddress.format(path, { part: action.part })}>
                {action.label}
                <VisuallyHidden>{label}</VisuallyHidden>
              </ButtonLink>
            </dd>
          )}
        </div>
      )
    })}
  </Rows>
)
