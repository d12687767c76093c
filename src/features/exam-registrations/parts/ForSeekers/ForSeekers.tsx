import type { ReactNode } from 'react'
import { pathTo } from '#contract/pages'
import { ButtonLink, EmptyState, icons, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useIsPerson } from '../../hooks/useIsPerson.ts'

/** What only individuals do: employers are told so, in place of the page. */
export function ForSeekers({ title, children }: { title: string; children: ReactNode }) {
  return useIsPerson() ? children : <Refused title={title} />
}

function Refused({ title }: { title: string }) {
  usePageHead({ title, noIndex: true })
  return (
    <TaskListLayout title={title}>
      <EmptyState
        title="考试报名面向个人"
        icon={icons.user}
        action={<ButtonLink href={pathTo('examList')}>看考试和职位</ButtonLink>}
      >
        单位账号不能报名。请退出后用本人的个人账号登录，报名信息要和身份证一致。
      </EmptyState>
    </TaskListLayout>
  )
}
