import { useRef } from 'react'
import { attachmentRules, deleteFile, uploadFile } from '#contract/files'
import { Upload } from '#design-system'
import { useTransport } from '#platform/call'
import { v4 } from '#platform/id'
import { CallRefused } from '#platform/transport'

interface Props {
  label: string
  hint?: string
  error?: string | undefined
  required?: boolean
  maxFiles?: number
  /** Id of the group, for the summary of errors. */
  id: string
  onChange: (change: { ids: string[] }) => void
}

/** Files that go along with a form: stored as they are chosen, removed again when they are taken out. Renders a `<fieldset>`. */
export function Attachments({ onChange, maxFiles = attachmentRules.maxFiles, ...texts }: Props) {
  const transport = useTransport()
  const held = useRef<readonly string[]>([])
  const { types, maxBytes } = attachmentRules

  function follow(ids: string[]) {
    for (const id of held.current.filter(before => !ids.includes(before))) {
      // What stays behind is nobody's but the sender's, and harmless.
      transport()
        .call(deleteFile, { id })
        .catch(() => undefined)
    }
    held.current = ids
    onChange({ ids })
  }

  return (
    <Upload
      {...texts}
      types={types}
      maxBytes={maxBytes}
      maxFiles={maxFiles}
      upload={file => transport().call(uploadFile, { files: [file] }, { idempotencyKey: v4() })}
      onValueChange={({ value }) => follow(value.map(({ id }) => id))}
      messageOf={error => (error instanceof CallRefused ? error.message : '上传失败，请检查网络后重试')}
    />
  )
}
