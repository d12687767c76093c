import { attachmentRules } from '#contract/files'
import { Upload } from '#design-system'

interface Props {
  label: string
  hint?: string
  error?: string | undefined
  /** Id of the group, for the summary of errors. */
  id: string
  onChange: (change: { files: File[] }) => void
}

const { types, maxBytes, maxFiles } = attachmentRules
const keep = (file: File) => Promise.resolve(file)

/** Files that a guest sends together with the letter: until then they stay in the browser. Renders a `<fieldset>`. */
export const GuestAttachments = ({ onChange, ...texts }: Props) => (
  <Upload
    {...texts}
    types={types}
    maxBytes={maxBytes}
    maxFiles={maxFiles}
    upload={keep}
    onValueChange={({ value }) => onChange({ files: value })}
  />
)
