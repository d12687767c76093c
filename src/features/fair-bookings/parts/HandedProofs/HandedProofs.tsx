import { useRef, useState } from 'react'
import type { FairParticipation, HandedProof } from '#contract/fair-bookings'
import { type FairProof, fairProofLabels } from '#contract/fair-proofs'
import { Button, icons, RecordList, RecordRow, Row, Stack, Tag, Text, VisuallyHidden } from '#design-system'
import { useSay } from '#platform/notices'
import type { UploadedProof } from '../../model/join-answers.ts'
import { minuteOf, proofReview } from '../../model/participation-words.ts'
import { ProofUpload } from './ProofUpload.tsx'

interface Props {
  state: FairParticipation['state']
  proofs: readonly HandedProof[]
  /** Saves what was handed in. */
  onOpen: (kind: FairProof) => Promise<void>
  /** Hands in an upload, in place of what there is. */
  onHandIn: (kind: FairProof, file: string) => Promise<void>
}

/** The papers of an application: what was handed in, how it is judged, and another one until it is. */
export const HandedProofs = ({ proofs, ...rest }: Props) => (
  <Stack gap={3}>
    <Text tone="muted">
      {rest.state === 'applied' ? '主办方审核前可以补交或更换。' : '报名已有审核结果，材料不能再换。'}每次下载都会记录。
    </Text>
    <RecordList>
      {proofs.map(proof => (
        <ProofRow key={proof.kind} {...proof} {...rest} />
      ))}
    </RecordList>
  </Stack>
)

function ProofRow({ kind, name, handedInAt, state, onOpen, onHandIn }: HandedProof & Omit<Props, 'proofs'>) {
  const say = useSay()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isChanging, setChanging] = useState(false)
  const label = fairProofLabels[kind]
  const { tone, words } = proofReview(state, handedInAt !== null)
  const about = <VisuallyHidden>：{label}</VisuallyHidden>

  async function replace({ id }: UploadedProof) {
    try {
      await say.outcomeOf(() => onHandIn(kind, id), `${label}已提交`)
    } catch {
      // Why not has been said; what was uploaded stays.
      return
    }
    setChanging(false)
    toggle.current?.focus()
  }

  return (
    <RecordRow
      level={3}
      title={label}
      state={words !== '' && <Tag tone={tone}>{words}</Tag>}
      facts={handedInAt === null ? [] : [name, `${minuteOf(handedInAt)} 提交`]}
      more={
        <Stack gap={3}>
          <Row gap={2}>
            {handedInAt !== null && (
              <Button size="small" icon={icons.download} onClick={() => void onOpen(kind)}>
                下载{about}
              </Button>
            )}
            {state === 'applied' && (
              <Button ref={toggle} size="small" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
                {handedInAt === null ? '补交' : '更换'}
                {about}
              </Button>
            )}
          </Row>
          {state === 'applied' && isChanging && <Changing kind={kind} onReady={replace} />}
        </Stack>
      }
    />
  )
}

/** Another paper, uploaded first and handed in then. */
function Changing({ kind, onReady }: { kind: FairProof; onReady: (file: UploadedProof) => Promise<void> }) {
  const [given, setGiven] = useState<UploadedProof>()
  const [isBusy, setBusy] = useState(false)
  return (
    <Stack gap={3}>
      <ProofUpload kind={kind} onGiven={setGiven} />
      <Row gap={3}>
        <Button
          variant="primary"
          disabled={!given}
          loading={isBusy}
          onClick={() => {
            if (!given) return
            setBusy(true)
            void onReady(given).finally(() => setBusy(false))
          }}
        >
          提交{fairProofLabels[kind]}
        </Button>
      </Row>
    </Stack>
  )
}
