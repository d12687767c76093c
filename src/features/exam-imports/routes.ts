import { page, type SliceRoutes } from '#platform/routing'
import { positionsImportRead, rechecksRead, scoresImportRead } from './reads.ts'

export const routes: SliceRoutes<'exam-imports'> = {
  examOfficePositions: {
    type: 'task-list',
    load: page(() => import('./pages/PositionsImportPage/PositionsImportPage.tsx'), 'PositionsImportPage'),
    reads: [positionsImportRead],
  },
  examOfficeScores: {
    type: 'task-list',
    load: page(() => import('./pages/ScoresImportPage/ScoresImportPage.tsx'), 'ScoresImportPage'),
    reads: [scoresImportRead, rechecksRead],
  },
}
