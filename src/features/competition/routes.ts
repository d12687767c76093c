import { page, type SliceRoutes } from '#platform/routing'
import { courseRead, coursesRead, questionsRead } from './reads.ts'

export const routes: SliceRoutes<'competition'> = {
  courses: { load: page(() => import('./pages/CoursesPage/CoursesPage.tsx'), 'CoursesPage'), reads: [coursesRead] },
  course: { load: page(() => import('./pages/CoursePage/CoursePage.tsx'), 'CoursePage'), reads: [courseRead] },
  questions: {
    load: page(() => import('./pages/QuestionsPage/QuestionsPage.tsx'), 'QuestionsPage'),
    reads: [questionsRead],
  },
}
