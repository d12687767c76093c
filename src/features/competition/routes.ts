import { page, type SliceRoutes } from '#platform/routing'
import { courseRead, coursesRead, questionsRead } from './reads.ts'

export const routes: SliceRoutes<'competition'> = {
  courses: {
    type: 'record-list',
    load: page(() => import('./pages/CoursesPage/CoursesPage.tsx'), 'CoursesPage'),
    reads: [coursesRead],
  },
  course: {
    type: 'detail',
    load: page(() => import('./pages/CoursePage/CoursePage.tsx'), 'CoursePage'),
    reads: [courseRead],
  },
  questions: {
    type: 'task-list',
    load: page(() => import('./pages/QuestionsPage/QuestionsPage.tsx'), 'QuestionsPage'),
    reads: [questionsRead],
  },
}
