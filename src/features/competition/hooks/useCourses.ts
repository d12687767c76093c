import { listCourses } from '#contract/competition'
import { useCall } from '#platform/call'

export function useCourses() {
  const { data, ...state } = useCall(listCourses, {})
  return { courses: data, ...state }
}
