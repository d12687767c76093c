import { page, type SliceRoutes } from '#platform/routing'
import { officeFairRead, officeFairsRead } from './reads.ts'

export const routes: SliceRoutes<'fair-office'> = {
  fairOffice: {
    type: 'record-list',
    load: page(() => import('./pages/OfficeFairsPage/OfficeFairsPage.tsx'), 'OfficeFairsPage'),
    reads: [officeFairsRead],
  },
  fairOfficeFair: {
    type: 'centre',
    load: page(() => import('./pages/OfficeFairPage/OfficeFairPage.tsx'), 'OfficeFairPage'),
    reads: [officeFairRead],
  },
}
