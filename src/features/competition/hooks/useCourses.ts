import { useRead } from '#platform/call'
import { coursesRead } from '../reads.ts'

export function useCourses() {
  const { data, ...state } = useRead(coursesRead)
  return { courses: data, ...state }
}
