import { useEffect, useState } from 'react'
import { MOST_GATES } from '#contract/fair-desk'
import { isOverrulable } from '#contract/fair-judge'
import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  Card,
  EmptyState,
  Field,
  icons,
  LoadState,
  Select,
  Stack,
  Switch,
  TaskListLayout,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { useDesk } from '../../hooks/useDesk.ts'
import { useGate } from '../../hooks/useGate.ts'
import { beep } from '../../model/beep.ts'
import type { Desk, DeskState } from '../../model/desk.ts'
import { verdictWords } from '../../model/verdicts.ts'
import { CodeEntry } from '../../parts/CodeEntry/index.ts'
import { DeskFigures } from '../../parts/DeskFigures/index.ts'
import { DeskStatus } from '../../parts/DeskStatus/index.ts'
import { OverruleForm } from '../../parts/OverruleForm/index.ts'
import { VerdictPanel } from '../../parts/VerdictPanel/index.ts'
import { Columns } from './FairDeskPage.styles.ts'

const DeskCamera = later(async () => (await import('../../parts/DeskCamera/index.ts')).DeskCamera)

const gates = Array.from({ length: MOST_GATES }, (_, at) => ({ value: String(at + 1), label: `${at + 1} 号口` }))

function Ready({ desk, state }: { desk: Desk; state: DeskState }) {
  const { gate, choose } = useGate()
  const [hasSound, setSound] = useState(false)
  const { check, sent } = state
  useEffect(() => {
    if (check && hasSound) beep(verdictWords[check.verdict].tone === 'success' || check.isOverruled)
  }, [check, hasSound])
  const onCode = (text: string) => void desk.check(text, gate)
  const isLettingIn = sent?.fair.state === 'planned'
  const mayOverrule =
    isLettingIn && check && !check.isOverruled && isOverrulable(check.verdict) && sent?.mandates.includes('supervise')
  return (
    <Columns>
      <Stack gap={4}>
        <DeskStatus {...state} />
        {check && (
          <VerdictPanel check={check}>
            {mayOverrule && (
              <OverruleForm key={`${check.number} ${check.at}`} onOverrule={reason => desk.overrule(gate, reason)} />
            )}
          </VerdictPanel>
        )}
        <Card title="检票">
          <Stack gap={4}>
            <CodeEntry onCode={onCode} />
            <DeskCamera onCode={onCode} />
          </Stack>
        </Card>
      </Stack>
      <Stack gap={4}>
        <DeskFigures
          figures={state.figures}
          isLettingIn={isLettingIn}
          onWalkIn={() => desk.count('walk-in', gate)}
          onLeave={() => desk.count('leave', gate)}
        />
        <Card title="本机设置">
          <Stack gap={3}>
            <Field label="入口" controlId="desk-gate">
              <Select
                value={String(gate)}
                options={gates}
                onChange={event => choose(Number(event.currentTarget.value))}
              />
            </Field>
            <Switch label="核验时出声" checked={hasSound} onChange={event => setSound(event.currentTarget.checked)} />
          </Stack>
        </Card>
      </Stack>
    </Columns>
  )
}

/** `/manage/fair-desk/:id` — the gate of a fair: once opened, it needs no network. */
export function FairDeskPage() {
  const { id = '' } = useRequest().params
  return <OneDesk key={id} fair={id} />
}

function OneDesk({ fair }: { fair: string }) {
  const { desk, state } = useDesk(fair)
  const { phase, sent } = state
  usePageHead({ title: '检票台', noIndex: true })
  const back = <ButtonLink href={pathTo('fairsOnsite')}>招聘会管理</ButtonLink>
  return (
    <TaskListLayout title={sent ? sent.fair.title : '检票台'} lead={sent?.fair.venue} wide>
      {phase === 'missing' && (
        <EmptyState title="没有找到这个检票台" icon={icons.fair} action={back}>
          只有被授权检票或现场主管的账号可以打开，请联系招聘会的组织者。
        </EmptyState>
      )}
      {phase === 'over' && (
        <EmptyState title="招聘会已结束，检票台已关闭" icon={icons.fair} action={back}>
          本机保存的票号已全部清除。{state.unsent > 0 && `还有 ${state.unsent} 条检票记录，联网打开本页后自动上传。`}
        </EmptyState>
      )}
      {(phase === 'loading' || phase === 'failed' || phase === 'ready') && (
        <LoadState
          data={phase === 'ready' ? state : undefined}
          error={phase === 'failed' ? new Error('offline') : undefined}
          isLoading={phase === 'loading'}
          retry={() => void desk.sync()}
          describeError={() => '打不开检票台：没有网络，这台设备也没有保存过快照。请先在有网络的地方打开一次本页。'}
        >
          {shown => <Ready desk={desk} state={shown} />}
        </LoadState>
      )}
    </TaskListLayout>
  )
}
