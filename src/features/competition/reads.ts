import { courseDetail, listCourses, listQuestions } from '#contract/competition'
import { idIn, read } from '#platform/routing'

export const coursesRead = read(listCourses, () => ({}))

export const courseRead = read(courseDetail, idIn)

export const questionsRead = read(listQuestions, () => ({}))
