import { pathTo } from '#contract/pages'
import { Button, Link, Row, Stack, Tag, Text } from '#design-system'
import type { useFairShortlist } from '../../hooks/useFairShortlist.ts'
import type { Visit } from '../../model/walk.ts'
import { VisitNote } from './VisitNote.tsx'

interface Props {
  visit: Visit
  shortlist: Pick<ReturnType<typeof useFairShortlist>, 'setNote' | 'remove'>
}

/** One booth of a list: who is there, its jobs, the notes, and the way to take it off. */
export function VisitRow({ visit: { exhibitor, note, jobs }, shortlist: { setNote, remove } }: Props) {
  const { participationId, companyId, companyName, booth } = exhibitor
  const about = booth === '' ? companyName : `${booth} ${companyName}`
  const meant = { participationId, jobId: '' }
  return (
    <Stack gap={2}>
      <Row gap={2}>
        <Tag tone="primary">{booth === '' ? '展位待定' : booth}</Tag>
        <Link href={pathTo('companyDetails', { id: companyId })}>{companyName}</Link>
        <Button size="small" variant="quiet" aria-label={`移除：${about}`} onClick={() => void remove(meant)}>
          移除
        </Button>
      </Row>
      <VisitNote about={about} note={note} onSave={words => setNote(meant, words)} />
      {jobs.map(job => (
        <Stack key={job.id} gap={1}>
          <Row gap={2}>
            <Link href={pathTo('jobDetails', { id: job.id })}>{job.title}</Link>
            {job.facts && <Text tone="muted">{job.facts}</Text>}
            <Button
              size="small"
              variant="quiet"
              aria-label={`移除：${about}，${job.title}`}
              onClick={() => void remove({ participationId, jobId: job.id })}
            >
              移除
            </Button>
          </Row>
          <VisitNote
            about={`${about}，${job.title}`}
            note={job.note}
            onSave={words => setNote({ participationId, jobId: job.id }, words)}
          />
        </Stack>
      ))}
    </Stack>
  )
}
