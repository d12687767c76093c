import { pathTo } from '#contract/pages'
import { Link, LoadState, Stack, Text } from '#design-system'
import { loginAddress } from '#platform/routing'
import { useSession } from '#platform/session'
import { useCompanyContact } from '../../hooks/useCompanyContact.ts'
import { Place } from './CompanyContact.styles.ts'

/** Whom applicants may ask: for seekers who are signed in; guests are led there. Employers see nothing of others. Takes the same room for all. */
export function CompanyContact({ id }: { id: string }) {
  return (
    <Place>
      <Whom id={id} />
    </Place>
  )
}

function Whom({ id }: { id: string }) {
  const { user } = useSession()
  if (!user) return <GuestsWay id={id} />
  return user.userType === 2 ? <Contact id={id} /> : <Text tone="muted">招聘联系方式只给求职者看。</Text>
}

const GuestsWay = ({ id }: { id: string }) => (
  <Stack gap={1}>
    <Text tone="muted">
      招聘联系方式：
      <Link href={loginAddress(pathTo('companyDetails', { id }))}>登录后查看</Link>
    </Text>
    <Text tone="muted">也可以直接投递，单位的答复在“我的投递”里。</Text>
    <Warning />
  </Stack>
)

const Warning = () => (
  <Text size="sm" tone="muted">
    仅供求职咨询使用。向您收取费用或索要银行卡信息的，请拒绝并举报。
  </Text>
)

function Contact({ id }: { id: string }) {
  const { contact, ...state } = useCompanyContact(id)
  return (
    <LoadState {...state} data={contact}>
      {({ contact: name, phone, email }) => (
        <Stack gap={1}>
          {name && <Text>联系人：{name}</Text>}
          {phone && (
            <Text>
              电话：<Link href={`tel:${phone}`}>{phone}</Link>
            </Text>
          )}
          {email && (
            <Text>
              邮箱：<Link href={`mailto:${email}`}>{email}</Link>
            </Text>
          )}
          <Warning />
        </Stack>
      )}
    </LoadState>
  )
}
