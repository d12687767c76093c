import { LoadState, PageError, TaskListLayout } from '#design-system'
import { isNotFound } from '#platform/transport'
import { useKept } from '../../hooks/useKept.ts'
import { addressOfKeptPage } from '../../model/kept-search.ts'
import { RegistrationSummary } from '../../parts/RegistrationSummary/RegistrationSummary.tsx'

const list = { label: '我的考试报名', href: addressOfKeptPage(1) }

/** The registration that the address is about, with the way to pay its fee or to its receipt. */
export function KeptView() {
  const { registration, ...state } = useKept()
  if (isNotFound(state.error)) {
    return (
      <PageError title="没有找到这个报名" actions={[{ label: '返回我的考试报名', href: list.href }]}>
        可能已从列表中移除，或者还没有加入。
      </PageError>
    )
  }
  return (
    <LoadState {...state} data={registration}>
      {shown => (
        <TaskListLayout title={`考试报名：${shown.post.title}`} crumbs={[list, { label: shown.post.title }]}>
          <RegistrationSummary registration={shown} />
        </TaskListLayout>
      )}
    </LoadState>
  )
}
