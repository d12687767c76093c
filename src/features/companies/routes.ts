import { companyDetail, companyJobs, listCompanyImages } from '#contract/companies'
import { page, type RouteRecord, routeCall } from '#platform/routing'
import { pageOf } from './model/page.ts'

export const companiesRoutes: readonly RouteRecord[] = [
  {
    path: '/company-details/no-found',
    title: '单位不存在',
    access: 'public',
    load: page(() => import('./pages/CompanyMissingPage/CompanyMissingPage.tsx'), 'CompanyMissingPage'),
  },
  {
    path: '/company-details/:id',
    title: '单位主页',
    access: 'public',
    load: page(() => import('./pages/CompanyDetailsPage/CompanyDetailsPage.tsx'), 'CompanyDetailsPage'),
    data: ({ params: { id = '' }, query }) => [
      routeCall(companyDetail, { id }),
      routeCall(listCompanyImages, { id }),
      routeCall(companyJobs, { id, page: pageOf(query) }),
    ],
    notFound: '/company-details/no-found',
  },
]
