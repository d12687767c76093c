import { listRegistrations } from '#contract/exam-registrations'
import { nextActionOf } from '#features/exams'
import { useCall } from '#platform/call'

/** So many exams at most: the other steps want their room. */
const MOST = 2

/** What the seeker's own registrations for exams wait for; nothing where that cannot be told. */
export function useExamSteps(): { title: string; href: string }[] {
  const { data } = useCall(listRegistrations, { state: 'open', pageSize: MOST })
  return (data?.list ?? []).flatMap(registration => {
    const action = nextActionOf(registration)
    return action?.pressing ? [{ title: `${action.label}：${registration.exam.title}`, href: action.href }] : []
  })
}
