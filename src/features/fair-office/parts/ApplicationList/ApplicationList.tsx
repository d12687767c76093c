import { useRef, useState } from 'react'
import type { FairApplication } from '#contract/fair-office'
import { participationLabels } from '#contract/fair-participation'
import { type FairProof, fairProofLabels } from '#contract/fair-proofs'
import { pathTo } from '#contract/pages'
import {
  Button,
  Checkbox,
  icons,
  Menu,
  RecordList,
  RecordRow,
  Row,
  Stack,
  Tag,
  Text,
  VisuallyHidden,
} from '#design-system'
import { useListKeys } from '../../hooks/useListKeys.ts'
import { applicationFacts, doubtsAbout, jobsInWords, participationTones } from '../../model/application-words.ts'
import { boothCommands } from '../../model/booth-commands.ts'
import type { BoothWork } from '../BoothDialogs/BoothDialogs.tsx'

interface Props {
  applications: readonly FairApplication[]
  /** Whoever may decide; others read. */
  canDecide: boolean
  onApprove: (ids: readonly string[]) => Promise<void>
  onRefuse: (ids: readonly string[]) => void
  onBooth: (work: BoothWork) => void
  /** Saves what one of them has handed in. */
  onProof: (participation: string, kind: FairProof) => Promise<void>
}

/** Employers of a fair: those that wait for an answer can be chosen and answered together, with the keys too. */
export function ApplicationList({ applications, canDecide, onApprove, onRefuse, onBooth, onProof }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const waiting = applications.filter(({ state }) => state === 'applied').map(({ id }) => id)
  const ids = waiting.filter(id => chosen.includes(id))
  const answer = async (decision: 'approve' | 'refuse') => {
    if (ids.length === 0 || isBusy) return
    if (decision === 'refuse') return onRefuse(ids)
    setBusy(true)
    await onApprove(ids).finally(() => setBusy(false))
  }
  useListKeys(root, decision => void answer(decision))
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter(one => one !== id))
  return (
    <Stack gap={3} ref={root}>
      {canDecide && waiting.length > 0 && (
        <Row gap={3}>
          <Checkbox
            label={`选择本页全部 ${waiting.length} 家`}
            checked={ids.length === waiting.length}
            onChange={event => setChosen(event.currentTarget.checked ? waiting : [])}
          />
          <Button variant="primary" disabled={ids.length === 0} loading={isBusy} onClick={() => void answer('approve')}>
            通过
          </Button>
          <Button disabled={ids.length === 0 || isBusy} onClick={() => void answer('refuse')}>
            不通过
          </Button>
          <Text role="status">{`已选 ${ids.length} 家`}</Text>
          <Text size="sm" tone="muted">
            在复选框上按 J、K 移动，空格选择，A 通过，R 不通过
          </Text>
        </Row>
      )}
      <RecordList>
        {applications.map(one => {
          const doubts = one.state === 'applied' ? doubtsAbout(one) : ''
          const commands = canDecide ? boothCommands(one) : []
          return (
            <RecordRow
              key={one.id}
              title={one.company.name}
              href={pathTo('companyDetails', { id: one.company.id })}
              state={
                <>
                  <Tag tone={participationTones[one.state]}>{participationLabels[one.state]}</Tag>
                  {doubts !== '' && <Tag tone="warning">{doubts}</Tag>}
                </>
              }
              select={
                canDecide &&
                one.state === 'applied' && (
                  <Checkbox
                    label={<VisuallyHidden>选择“{one.company.name}”</VisuallyHidden>}
                    checked={ids.includes(one.id)}
                    onChange={event => choose(one.id, event.currentTarget.checked)}
                  />
                )
              }
              facts={applicationFacts(one)}
              summary={[jobsInWords(one), one.wishes && `要求：${one.wishes}`, one.reason && `原因：${one.reason}`]
                .filter(Boolean)
                .join('；')}
              more={
                one.proofs.length > 0 && (
                  <Row gap={2}>
                    {one.proofs.map(kind => (
                      <Button key={kind} size="small" icon={icons.download} onClick={() => void onProof(one.id, kind)}>
                        {fairProofLabels[kind]}
                        <VisuallyHidden>：{one.company.name}</VisuallyHidden>
                      </Button>
                    ))}
                  </Row>
                )
              }
              end={one.booth !== '' && `展位 ${one.booth}`}
              actions={
                commands.length > 0 && (
                  <Menu
                    label={`展位：${one.company.name}`}
                    sign={icons.more}
                    items={commands.map(({ kind, label }) => ({
                      id: kind,
                      label,
                      onSelect: () => onBooth({ kind, application: one }),
                    }))}
                  />
                )
              }
            />
          )
        })}
      </RecordList>
    </Stack>
  )
}
