import { courseDetail, listCourses, listQuestions } from '#contract/competition'
import { page, type RouteRecord, routeCall } from '#platform/routing'

export const competitionRoutes: readonly RouteRecord[] = [
  {
    path: '/ldgx/course/list',
    title: '竞赛课程',
    access: 'login',
    load: page(() => import('./pages/CoursesPage/CoursesPage.tsx'), 'CoursesPage'),
    data: () => [routeCall(listCourses, {})],
  },
  {
    path: '/ldgx/course/details/:id',
    title: '竞赛课程',
    access: 'login',
    load: page(() => import('./pages/CoursePage/CoursePage.tsx'), 'CoursePage'),
    data: ({ params: { id = '' } }) => [routeCall(courseDetail, { id })],
  },
  {
    path: '/ldgx/questions',
    title: '竞赛题库练习',
    access: 'login',
    load: page(() => import('./pages/QuestionsPage/QuestionsPage.tsx'), 'QuestionsPage'),
    data: () => [routeCall(listQuestions, {})],
  },
]
