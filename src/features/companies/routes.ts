import { companyDetail, companyJobs } from '#contract/companies'
import { type RouteRecord, routeCall } from '#platform/routing'
import { pageOf } from './model/page.ts'

export const companiesRoutes: readonly RouteRecord[] = [
  {
    path: '/company-details/no-found',
    title: '单位不存在',
    access: 'public',
    load: () =>
      import('./pages/CompanyMissingPage/CompanyMissingPage.tsx').then(({ CompanyMissingPage }) => ({
        Page: CompanyMissingPage,
      })),
  },
  {
    path: '/company-details/:id',
    title: '单位主页',
    access: 'public',
    load: () =>
      import('./pages/CompanyDetailsPage/CompanyDetailsPage.tsx').then(({ CompanyDetailsPage }) => ({
        Page: CompanyDetailsPage,
      })),
    data: ({ params: { id = '' }, query }) => [
      routeCall(companyDetail, { id }),
      routeCall(companyJobs, { id, page: pageOf(query) }),
    ],
    notFound: '/company-details/no-found',
  },
]
