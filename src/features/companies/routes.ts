import { page, type SliceRoutes } from '#platform/routing'
import { companyImagesRead, companyJobsRead, companyRead, companyRelationRead } from './reads.ts'

export const routes: SliceRoutes<'companies'> = {
  companyDetails: {
    load: page(() => import('./pages/CompanyDetailsPage/CompanyDetailsPage.tsx'), 'CompanyDetailsPage'),
    reads: [companyRead, companyImagesRead, companyJobsRead, companyRelationRead],
    notFound: 'companyMissing',
  },
  companyMissing: {
    load: page(() => import('./pages/CompanyMissingPage/CompanyMissingPage.tsx'), 'CompanyMissingPage'),
  },
}
