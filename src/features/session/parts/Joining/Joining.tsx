import { companyRoleLabels, companyRoleWords } from '#contract/company-roles'
import type { InvitationState } from '#contract/members'
import { pathTo } from '#contract/pages'
import { Alert, ButtonLink, LoadState, Row, Stack } from '#design-system'
import { formatDate } from '#platform/dates'
import { useSession } from '#platform/session'
import { useJoining } from '../../hooks/useJoining.ts'
import { JoiningForm } from './JoiningForm.tsx'

const closed = {
  expired: {
    title: '邀请已过期',
    words: (company: string) => `${company}的邀请已超过 7 天。请联系邀请您的管理员重新发送。`,
  },
  used: {
    title: '邀请已使用',
    words: (company: string) => `您已加入${company}，用手机号登录即可。`,
  },
  withdrawn: {
    title: '邀请已撤回',
    words: (company: string) => `${company}的管理员已撤回这份邀请。如有疑问，请联系邀请您的管理员。`,
  },
  unknown: {
    title: '邀请链接无效',
    words: () => '请核对短信里的链接是否完整；重新发送过邀请的，请打开最新一条短信。',
  },
} as const satisfies Record<Exclude<InvitationState, 'open'>, { title: string; words: (company: string) => string }>

/** A member's invitation: whose it is, for which role, and the form that follows it. */
export function Joining({ token }: { token: string }) {
  const { user } = useSession()
  const { invitation, requestCode, join, ...state } = useJoining(token)
  return (
    <LoadState {...state} data={invitation}>
      {({ state: stage, companyName, role, name, phone, expiresAt }) =>
        stage === 'open' && role !== '' ? (
          <Stack gap={5}>
            <Alert tone="info" title={`${companyName}邀请您加入`}>
              角色：{companyRoleLabels[role]}（{companyRoleWords[role]}）。邀请发给 {phone}，{formatDate(expiresAt)}{' '}
              前有效。
            </Alert>
            {user && (
              <Alert tone="warning">
                您现在登录的是“{user.nickName}”。加入后会改用单位成员账号，原来的账号不受影响。
              </Alert>
            )}
            <JoiningForm name={name} phone={phone} requestCode={requestCode} onJoin={join} />
          </Stack>
        ) : (
          <Closed state={stage === 'open' ? 'unknown' : stage} companyName={companyName} />
        )
      }
    </LoadState>
  )
}

function Closed({ state, companyName }: { state: keyof typeof closed; companyName: string }) {
  const { title, words } = closed[state]
  return (
    <Stack gap={4}>
      <Alert tone="warning" title={title}>
        {words(companyName)}
      </Alert>
      <Row gap={3}>
        <ButtonLink variant="primary" href={pathTo('employerLogin')}>
          去登录
        </ButtonLink>
        <ButtonLink href={pathTo('employerRegister')}>注册新单位</ButtonLink>
      </Row>
    </Stack>
  )
}
