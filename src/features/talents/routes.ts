import { page, type RouteRecord, type SliceRoutes } from '#platform/routing'
import { blocksRead, keptReads, looksRead, ownResumesRead, recommendedRead, talentsRead } from './reads.ts'

const search: RouteRecord = {
  type: 'results',
  load: page(() => import('./pages/TalentSearchPage/TalentSearchPage.tsx'), 'TalentSearchPage'),
  reads: [talentsRead],
}

export const routes: SliceRoutes<'talents'> = {
  resumeSearch: search,
  talentSearch: search,
  talents: {
    type: 'record-list',
    load: page(() => import('./pages/TalentsPage/TalentsPage.tsx'), 'TalentsPage'),
    reads: Object.values(keptReads),
  },
  recommendedTalents: {
    type: 'record-list',
    load: page(() => import('./pages/RecommendPage/RecommendPage.tsx'), 'RecommendPage'),
    reads: [recommendedRead],
  },
  resumePrivacy: {
    type: 'record-list',
    load: page(() => import('./pages/ResumeListPage/ResumeListPage.tsx'), 'ResumeListPage'),
    reads: [ownResumesRead, looksRead, blocksRead],
  },
}
