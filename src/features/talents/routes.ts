import { listResumes } from '#contract/resumes'
import { listTalents, recommendTalents } from '#contract/talents'
import { page, type RouteRecord, routeCall } from '#platform/routing'
import { queryOf, searchPaths } from './model/search.ts'

const search: Pick<RouteRecord, 'load' | 'data'> = {
  load: page(() => import('./pages/TalentSearchPage/TalentSearchPage.tsx'), 'TalentSearchPage'),
  data: ({ query }) => [routeCall(listTalents, queryOf(query))],
}

export const talentsRoutes: readonly RouteRecord[] = [
  { path: searchPaths.public, title: '简历搜索', access: 'public', ...search },
  { path: searchPaths.employer, title: '搜索人才', access: 'type1', role: 'recruiter', ...search },
  {
    path: '/enterprise/talents',
    title: '人才库',
    access: 'type1',
    role: 'recruiter',
    load: page(() => import('./pages/TalentsPage/TalentsPage.tsx'), 'TalentsPage'),
  },
  {
    path: '/enterprise/recommend',
    title: '推荐人才',
    access: 'type1',
    role: 'recruiter',
    load: page(() => import('./pages/RecommendPage/RecommendPage.tsx'), 'RecommendPage'),
    data: () => [routeCall(recommendTalents, {})],
  },
  {
    path: '/user/resume-list',
    title: '简历与隐私',
    access: 'type2',
    load: page(() => import('./pages/ResumeListPage/ResumeListPage.tsx'), 'ResumeListPage'),
    data: () => [routeCall(listResumes, {})],
  },
]
