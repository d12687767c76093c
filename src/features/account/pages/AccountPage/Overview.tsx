import type { ReactNode } from 'react'
import type { AccountInfo } from '#contract/account'
import { ButtonLink, Card, FormSection, Row } from '#design-system'
import { type Section, taskAddress } from '../../model/tasks.ts'
import { AccountFacts } from '../../parts/AccountFacts/AccountFacts.tsx'
import { ConsentLedger } from '../../parts/ConsentLedger/ConsentLedger.tsx'
import { DeviceList } from '../../parts/DeviceList/DeviceList.tsx'
import { MembersPanel } from '../../parts/MembersPanel/MembersPanel.tsx'
import { ProfileForm } from '../../parts/ProfileForm/ProfileForm.tsx'
import { Sections, Wide } from './AccountPage.styles.ts'

interface Shown {
  title: string
  hint?: string
  isWide?: true
  content: (account: AccountInfo, path: string) => ReactNode
}

const away = (href: string, label: string) => (
  <Row>
    <ButtonLink href={href}>{label}</ButtonLink>
  </Row>
)

const shown: Readonly<Record<Section, Shown>> = {
  credentials: {
    title: '登录方式',
    hint: '手机与邮箱用于登录、找回密码和重要通知',
    content: (account, path) => (
      <AccountFacts account={account} path={path} facts={['phone', 'email', 'password', 'registered']} />
    ),
  },
  addresses: {
    title: '手机与邮箱',
    hint: '用于登录、找回密码和重要通知',
    content: (account, path) => <AccountFacts account={account} path={path} facts={['phone', 'email', 'registered']} />,
  },
  members: {
    title: '成员与权限',
    hint: '谁可以用自己的账号办理本单位的招聘',
    isWide: true,
    content: () => <MembersPanel />,
  },
  password: {
    title: '登录密码',
    content: (account, path) => <AccountFacts account={account} path={path} facts={['password']} />,
  },
  profile: { title: '昵称与头像', content: account => <ProfileForm account={account} /> },
  devices: {
    title: '登录设备',
    hint: '看到不认识的设备，请让它退出登录并修改密码',
    content: () => <DeviceList />,
  },
  consents: { title: '同意记录', hint: '您在什么时候同意过什么', content: () => <ConsentLedger /> },
  data: {
    title: '我的数据',
    hint: '下载本网站保存的关于您的全部数据',
    content: (_, path) => away(taskAddress.format(path, { part: 'data' }), '下载我的数据'),
  },
  cancel: {
    title: '注销账号',
    hint: '不再使用本网站时，可以注销账号；15 天内可以恢复',
    content: (_, path) => away(taskAddress.format(path, { part: 'cancel' }), '注销账号'),
  },
}

interface Props {
  account: AccountInfo
  sections: readonly Section[]
  /** Path of the page. */
  path: string
}

/** Everything about the account at one look. */
export const Overview = ({ account, sections, path }: Props) => (
  <Sections gap={5}>
    {sections.map(name => {
      const { title, hint, isWide, content } = shown[name]
      const Section = isWide ? Wide : FormSection
      return (
        <Card key={name}>
          <Section title={title} hint={hint}>
            {content(account, path)}
          </Section>
        </Card>
      )
    })}
  </Sections>
)
