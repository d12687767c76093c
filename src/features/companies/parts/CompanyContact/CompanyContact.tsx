import { pathTo } from '#contract/pages'
import { Link, LoadState, Stack, Text } from '#design-system'
import { loginAddress } from '#platform/routing'
import { useSession } from '#platform/session'
import { useCompanyContact } from '../../hooks/useCompanyContact.ts'

/** Whom applicants may ask: for seekers who are signed in; guests are led there. Employers see nothing of others. */
export function CompanyContact({ id }: { id: string }) {
  const { user } = useSession()
  if (user?.userType === 2) return <Contact id={id} />
  if (user) return null
  return (
    <Text tone="muted">
      招聘联系方式：
      <Link href={loginAddress(pathTo('companyDetails', { id }))}>登录后查看</Link>
    </Text>
  )
}

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
          <Text size="sm" tone="muted">
            仅供求职咨询使用。向您收取费用或索要银行卡信息的，请拒绝并举报。
          </Text>
        </Stack>
      )}
    </LoadState>
  )
}
