import { useRef, useState } from 'react'
import type { JobDetail } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { Button, ButtonLink, icons, Row, Text } from '#design-system'
import { later } from '#platform/later'
import { loginAddress } from '#platform/routing'
import { useSession } from '#platform/session'
import { useFavourite } from '../../hooks/useFavourite.ts'
import { useJobRelation } from '../../hooks/useJobRelation.ts'
import { InPlace } from './ApplyPanel.styles.ts'

const ApplyDialog = later(async () => (await import('./ApplyDialog.tsx')).ApplyDialog)

interface Props {
  job: JobDetail
  /** Of its buttons: large on the job's own page. */
  size?: 'medium' | 'large' | undefined
}

/** What one can do about a job: send a resume, save it. Guests are asked to sign in only here, and come back here. */
export function ApplyPanel({ job, size = 'large' }: Props) {
  const { user } = useSession()
  const { relation } = useJobRelation()
  const { setFavourite } = useFavourite(job.id)
  const [open, setOpen] = useState(false)
  const progress = useRef<HTMLAnchorElement>(null)
  const signIn = loginAddress(pathTo('jobDetails', { id: job.id }))

  if (user?.userType === 1) {
    return (
      <InPlace>
        <Text size="sm" tone="muted">
          您正在使用单位账号，投递简历请使用个人账号登录。
        </Text>
      </InPlace>
    )
  }
  return (
    <Row gap={3}>
      {job.status !== 1 ? null : !user ? (
        <ButtonLink variant="primary" size={size} href={signIn}>
          投递简历
        </ButtonLink>
      ) : relation?.applicationId ? (
        <ButtonLink ref={progress} size={size} icon={icons.check} href={pathTo('applications')}>
          已投递，查看进展
        </ButtonLink>
      ) : (
        <Button variant="primary" size={size} onClick={() => setOpen(true)}>
          投递简历
        </Button>
      )}
      {user ? (
        <Button
          size={size}
          icon={icons.star}
          aria-pressed={relation?.favourite ?? false}
          onClick={() => void setFavourite(!relation?.favourite)}
        >
          {relation?.favourite ? '已收藏' : '收藏'}
        </Button>
      ) : (
        <ButtonLink size={size} icon={icons.star} href={signIn}>
          收藏
        </ButtonLink>
      )}
      {user && <ApplyDialog job={job} open={open} onOpenChange={setOpen} returnFocusTo={progress} />}
    </Row>
  )
}
