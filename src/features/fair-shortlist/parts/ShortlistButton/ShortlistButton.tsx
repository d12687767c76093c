import { Button, icons } from '#design-system'
import { useFairShortlist } from '../../hooks/useFairShortlist.ts'

interface Props {
  fairId: string
  participationId: string
  companyName: string
  /** A job at that booth; without it, the booth. */
  job?: { id: string; title: string } | undefined
}

/** Puts a booth or a job on one's list for a fair, or takes it off. */
export function ShortlistButton({ fairId, participationId, companyName, job }: Props) {
  const { entries, has, add, remove } = useFairShortlist(fairId)
  const meant = { participationId, jobId: job?.id ?? '' }
  const isListed = has(meant)
  const words = isListed ? '移出清单' : '加入清单'
  return (
    <Button
      size="small"
      variant={isListed ? 'quiet' : 'secondary'}
      icon={isListed ? icons.check : icons.plus}
      aria-label={`${words}：${job ? `${companyName}，${job.title}` : companyName}`}
      aria-disabled={entries === undefined || undefined}
      onClick={() => {
        if (entries !== undefined) void (isListed ? remove(meant) : add(meant))
      }}
    >
      {words}
    </Button>
  )
}
