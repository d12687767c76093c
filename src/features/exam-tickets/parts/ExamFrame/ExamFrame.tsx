import type { ReactNode } from 'react'
import { pathTo } from '#contract/pages'
import { ButtonLink, EmptyState, icons, LoadState } from '#design-system'
import { isNotFound } from '#platform/transport'
import { type Exam, useExam } from '../../hooks/useExam.ts'
import { isUnreachable } from '../../model/unreachable.ts'

interface Props {
  /** What is there without a network: shown where the service could not be reached. */
  otherwise?: ReactNode
  children: (exam: Exam & { retry: () => void }) => ReactNode
}

/** The exam that the address names, on its way, missing, or there. */
export function ExamFrame({ otherwise, children }: Props) {
  const { exam, ...state } = useExam()
  if (isNotFound(state.error)) {
    return (
      <EmptyState
        title="没有这场考试"
        icon={icons.exam}
        action={<ButtonLink href={pathTo('examList')}>查看全部考试</ButtonLink>}
        otherAction={<ButtonLink href={pathTo('examsOfMine')}>查看我的报名</ButtonLink>}
      >
        地址可能写错了，也可能是很久以前的考试。
      </EmptyState>
    )
  }
  return (
    <>
      {isUnreachable(state.error) && !exam && otherwise}
      <LoadState {...state} data={exam}>
        {shown => children({ ...shown, retry: state.retry })}
      </LoadState>
    </>
  )
}
