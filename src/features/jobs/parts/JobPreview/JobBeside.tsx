import { OpenPane } from '#design-system'
import { JobPreview } from './JobPreview.tsx'
import { PreviewIdle } from './PreviewIdle.tsx'

interface Props {
  /** Id of the job that is open; '' for none. */
  openId: string
  /** The results without it. */
  closeHref: string
}

/** What stands beside the results of a search: the job that is open, or how to open one. */
export const JobBeside = ({ openId, closeHref }: Props) =>
  openId ? (
    <OpenPane>
      <JobPreview closeHref={closeHref} />
    </OpenPane>
  ) : (
    <PreviewIdle />
  )
