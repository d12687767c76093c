import { lazy, Suspense, useState } from 'react'
import { pathTo } from '#contract/pages'
import { Button, ButtonLink, icons } from '#design-system'
import { loginAddress } from '#platform/routing'
import { useSession } from '#platform/session'

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }))

/** Reports a posting in one step. Guests sign in first and come back; employers do not see it. */
export function ReportButton({ jobId }: { jobId: string }) {
  const { user } = useSession()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const ask = () => {
    setAsked(true)
    setOpen(true)
  }
  if (user?.userType === 1) return null
  if (!user)
    return (
      <ButtonLink size="small" icon={icons.warning} href={loginAddress(pathTo('jobDetails', { id: jobId }))}>
        举报
      </ButtonLink>
    )
  return (
    <>
      <Button size="small" icon={icons.warning} onClick={ask}>
        举报
      </Button>
      <Suspense>{asked && <ReportDialog jobId={jobId} open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  )
}
