import { Drawer, LoadState } from '#design-system'
import { useNavigate } from '#platform/routing'
import { useCandidate, useCandidateWork } from '../../hooks/useCandidates.ts'
import { type CandidatesSearch, candidatesHref } from '../../model/office-addresses.ts'
import { CandidateView } from '../../parts/CandidateView/CandidateView.tsx'

/** The candidate that the address names, beside the list. */
export function CandidateDrawer({ exam, search }: { exam: string; search: CandidatesSearch }) {
  const navigate = useNavigate()
  const { candidate, ...state } = useCandidate()
  const work = useCandidateWork(search.candidate)
  const shown = candidate?.id === search.candidate ? candidate : undefined
  return (
    <Drawer
      open={search.candidate !== ''}
      onOpenChange={() => navigate(candidatesHref(exam, { ...search, candidate: '' }))}
      title={shown?.name ?? '考生'}
    >
      <LoadState {...state} data={shown}>
        {one => <CandidateView key={one.id} candidate={one} onReveal={work.reveal} onDiscipline={work.discipline} />}
      </LoadState>
    </Drawer>
  )
}
