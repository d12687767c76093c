import { Breadcrumb, LoadState, PageError, PageTitle, Stack } from '#design-system'
import { isNotFound } from '#platform/transport'
import { useKept } from '../../hooks/useKept.ts'
import { addressOfKeptPage } from '../../model/kept-search.ts'
import { RegistrationSummary } from '../../parts/RegistrationSummary/RegistrationSummary.tsx'
import { Readable } from '../PaymentPage/PaymentPage.styles.ts'

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
        <Readable>
          <Stack gap={4}>
            <Breadcrumb items={[list, { label: shown.post.title }]} />
            <PageTitle>考试报名：{shown.post.title}</PageTitle>
            <RegistrationSummary registration={shown} />
          </Stack>
        </Readable>
      )}
    </LoadState>
  )
}
