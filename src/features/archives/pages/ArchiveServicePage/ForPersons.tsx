import type { ReactNode } from 'react'
import { ButtonLink, EmptyState, icons } from '#design-system'
import { loginAddress } from '#platform/routing'
import { useSession } from '#platform/session'
import { useIsPerson } from '../../hooks/useIsPerson.ts'

/** What only individuals have: others are told so, guests are shown the way in and brought back to `address`. */
export function ForPersons({ address, children }: { address: string; children: ReactNode }) {
  const { status } = useSession()
  if (useIsPerson()) return children
  return status === 'LOGIN' ? (
    <EmptyState title="请用个人账号办理" icon={icons.user}>
      档案属于个人，单位账号不能代办。单位转入、转出、查阅档案的办法见办理指南。
    </EmptyState>
  ) : (
    <EmptyState
      title="请先登录个人账号"
      icon={icons.user}
      action={
        <ButtonLink variant="primary" href={loginAddress(address)}>
          登录
        </ButtonLink>
      }
    >
      登录后可以申请调档函、查看自己的档案和每一步进度。
    </EmptyState>
  )
}
