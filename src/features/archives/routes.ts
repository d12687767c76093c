import { listArchiveOffices, verifyCertificate } from '#contract/archives'
import { page, type RouteRecord, routeCall } from '#platform/routing'
import { codeOf, everywhere } from './model/archive-address.ts'

const offices = routeCall(listArchiveOffices, everywhere)

export const archivesRoutes: readonly RouteRecord[] = [
  {
    path: '/archives',
    title: '档案服务',
    access: 'public',
    load: page(() => import('./pages/ArchivesPage/ArchivesPage.tsx'), 'ArchivesPage'),
    data: () => [offices],
  },
  {
    path: '/archives/query',
    title: '查档案在哪里',
    access: 'public',
    load: page(() => import('./pages/ArchiveQueryPage/ArchiveQueryPage.tsx'), 'ArchiveQueryPage'),
  },
  {
    path: '/archives/index',
    title: '档案业务办理',
    access: 'public',
    load: page(() => import('./pages/ArchiveServicePage/ArchiveServicePage.tsx'), 'ArchiveServicePage'),
    data: ({ query }) => {
      const code = codeOf(query)
      return code ? [routeCall(verifyCertificate, { code })] : []
    },
  },
]
