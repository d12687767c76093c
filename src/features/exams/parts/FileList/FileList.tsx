import { downloadExamAttachment, type ExamAttachment } from '#contract/exams'
import { API_PREFIX } from '#contract/wire'
import { Link, sizeText } from '#design-system'
import { List } from './FileList.styles.ts'

const hrefOf = (id: string) => `${API_PREFIX}${downloadExamAttachment.path}?id=${id}`

/** Files to take along, with their sizes; they come before any script does. Renders a `<ul>`. */
export const FileList = ({ files }: { files: readonly ExamAttachment[] }) => (
  <List>
    {files.map(({ id, name, bytes }) => (
      <li key={id}>
        <Link href={hrefOf(id)} download={name}>
          {name}
        </Link>
        <span>{sizeText(bytes)}</span>
      </li>
    ))}
  </List>
)
