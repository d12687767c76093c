import { page, type SliceRoutes } from '#platform/routing'
import {
  companyImagesRead,
  companyJobsRead,
  companyRead,
  companyRecordRead,
  companyRelationRead,
  similarCompaniesRead,
} from './reads.ts'

export const routes: SliceRoutes<'companies'> = {
  companyDetails: {
    type: 'detail',
    load: page(() => import('./pages/CompanyDetailsPage/CompanyDetailsPage.tsx'), 'CompanyDetailsPage'),
    reads: [
      companyRead,
      companyRecordRead,
      companyImagesRead,
      companyJobsRead,
      similarCompaniesRead,
      companyRelationRead,
    ],
    notFound: 'companyMissing',
  },
  companyMissing: {
    type: 'nothing',
    load: page(() => import('./pages/CompanyMissingPage/CompanyMissingPage.tsx'), 'CompanyMissingPage'),
  },
}
