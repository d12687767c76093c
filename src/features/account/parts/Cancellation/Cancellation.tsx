import type { AccountInfo } from '#contract/account'
import { type UserType, userTypes } from '#contract/session'
import { Alert, Link, LoadState, Stack, Text } from '#design-system'
import { useRequest } from '#platform/routing'
import { useCancellation } from '../../hooks/useCancellation.ts'
import { taskAddress } from '../../model/tasks.ts'
import { IdentityCheck } from '../IdentityCheck/IdentityCheck.tsx'
import { blockerWords } from './blockers.ts'
import { LeavingForm } from './LeavingForm.tsx'

interface Props {
  account: AccountInfo
  userType: UserType
}

/** Cancelling the account: what stands in the way, what is lost, who it is, and then the wish. */
export function Cancellation({ account, userType }: Props) {
  const { path: pathname } = useRequest()
  const { preview, cancel, ...state } = useCancellation(userType)
  return (
    <LoadState {...state} data={preview}>
      {({ blockers, resumes, applications, favourites, messages }) =>
        blockers.length > 0 ? (
          <Alert tone="warning" title="还有未了结的事项，暂时不能注销">
            <Stack gap={2}>
              {blockers.map(({ kind, count }) => (
                <Text key={kind}>
                  {blockerWords[kind].say(count)}，<Link href={blockerWords[kind].href}>{blockerWords[kind].do}</Link>
                </Text>
              ))}
            </Stack>
          </Alert>
        ) : (
          <Stack gap={5}>
            <Alert tone="warning" title="注销后会怎样">
              <Stack gap={2}>
                <Text>所有设备立即退出登录。15 天内重新登录，可以恢复账号。</Text>
                <Text>
                  {userType === userTypes.employer
                    ? '15 天后，您的账号和个人联系方式会删除，无法找回；单位的公开信息不含个人信息的部分会保留。'
                    : '还没有答复的投递会立即撤回。15 天后，您的全部个人信息会删除，无法找回。'}
                </Text>
                <Text>
                  将删除：简历 {resumes} 份，投递记录 {applications} 条，收藏 {favourites} 个，消息 {messages} 条。
                </Text>
              </Stack>
            </Alert>
            <Text>
              需要留存的话，请先<Link href={taskAddress.format(pathname, { part: 'data' })}>下载我的数据</Link>。
            </Text>
            <IdentityCheck account={account}>
              <LeavingForm onLeave={cancel} />
            </IdentityCheck>
          </Stack>
        )
      }
    </LoadState>
  )
}
