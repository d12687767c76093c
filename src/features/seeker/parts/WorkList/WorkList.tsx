import type { ReactNode } from 'react'
import type { ShownWork } from '#contract/resume-works'
import { Button, Icon, Image, icons, Link, sizeText, Text, wholeFigures } from '#design-system'
import { useSay } from '#platform/notices'
import { usePrivateFile, useSavePrivateFile } from '../../hooks/usePrivateFile.ts'
import { Works } from './WorkList.styles.ts'

interface Props {
  works: readonly ShownWork[]
  /** What stands below the file of one; its words by default. */
  children?: (work: ShownWork, place: number) => ReactNode
}

/** Works and attachments of a resume: pictures to look at, documents to keep. Renders a `<ul>`. */
export const WorkList = ({ works, children = work => <Text>{work.caption}</Text> }: Props) => (
  <Works>
    {works.map((work, at) => (
      <li key={work.id}>
        {work.kind === 'picture' ? <WorkPicture {...work} /> : <WorkDocument {...work} />}
        {children(work, at + 1)}
      </li>
    ))}
  </Works>
)

function WorkPicture({ src, caption }: ShownWork) {
  const picture = usePrivateFile(src)
  // On its way, or not there any more.
  if (!picture) return <Icon path={icons.image} size="large" label={caption} />
  return (
    <Link href={picture} target="_blank" aria-label={`看大图：${caption}`}>
      <Image src={picture} alt={caption} fit="contain" />
    </Link>
  )
}

function WorkDocument({ src, name, bytes }: ShownWork) {
  const save = useSavePrivateFile()
  const say = useSay()
  return (
    <Button icon={icons.download} className="no-print" onClick={() => void save(src, name).catch(say.failure)}>
      {wholeFigures(`${name}（${sizeText(bytes)}）`)}
    </Button>
  )
}
