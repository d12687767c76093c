import { useMayAct } from '#platform/session'
import { tasksOf } from '../model/tasks.ts'
import { useEmployerOverview } from './useEmployerOverview.ts'

/** What needs the employer, as far as this member may do it. */
export function useTasks() {
  const { overview, ...state } = useEmployerOverview()
  const may = { mayRecruit: useMayAct('recruiter'), isOwner: useMayAct('owner') }
  return { tasks: overview && tasksOf(overview, may), ...state }
}
