import { listRegistrations } from '#contract/exam-registrations'
import { nextActionOf } from '#features/exams'
import { useCall } from '#platform/call'

/** So many exams at most: the other steps want their room. */
const MOST = 2

/** What the seeker's own registrations for exams wait for; undefined while that is awaited, nothing where it cannot be told. */
export function useExamSteps(): { title: string; href: string }[] | undefined {
  const { data, error } = useCall(listRegistrations, { state: 'open', pageSize: MOST })
  if (!data && !error) return undefined
  return (data?.list ?? []).flatMap(registration => {
    const action = nextActionOf(registration)
    return action?.pressing ? [{ title: `${action.label}：${registration.exam.title}`, href: action.href }] : []
  })
}
