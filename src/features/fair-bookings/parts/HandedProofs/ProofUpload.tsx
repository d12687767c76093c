import { type FairProof, fairProofLabels } from '#contract/fair-proofs'
import { attachmentRules, uploadFile } from '#contract/files'
import { Upload } from '#design-system'
import { useTransport } from '#platform/call'
import { wordsFor } from '#platform/forms'
import { v4 } from '#platform/id'
import type { UploadedProof } from '../../model/join-answers.ts'

interface Props {
  kind: FairProof
  /** Said besides who sees it and for how long. */
  note?: string
  given?: UploadedProof | undefined
  onGiven: (file: UploadedProof | undefined) => void
}

/** One paper, uploaded and not handed in yet. */
export function ProofUpload({ kind, note = '', given, onGiven }: Props) {
  const transport = useTransport()
  return (
    <Upload<UploadedProof>
      id={kind}
      label={fairProofLabels[kind]}
      hint={`盖章后拍照或扫描，只有主办方能看，会后 30 天删除${note}`}
      types={attachmentRules.types}
      maxBytes={attachmentRules.maxBytes}
      maxFiles={1}
      initial={given ? [{ name: given.name, result: given }] : []}
      upload={file => transport().call(uploadFile, { files: [file] }, { idempotencyKey: v4() })}
      onValueChange={({ value: [file] }) => onGiven(file)}
      messageOf={wordsFor}
    />
  )
}
