import { useRequest } from '#platform/routing'
import { casualSearch } from '../../model/casual.ts'
import { CasualApplicants } from '../CasualApplicants/CasualApplicants.tsx'
import { CasualForm } from '../CasualForm/CasualForm.tsx'
import { CasualJobs } from '../CasualJobs/CasualJobs.tsx'

/** The company's casual work: its list, one that is written, or who has applied to it, as the address says. */
export function CasualDesk() {
  const { query } = useRequest()
  const { casual, job, again } = casualSearch.parse(query)
  if (casual === 'people' && job) return <CasualApplicants key={job} />
  if (casual === 'post') return <CasualForm key={`${job} ${again}`} />
  return <CasualJobs />
}
