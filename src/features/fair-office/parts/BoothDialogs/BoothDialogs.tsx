import { useState } from 'react'
import { boothKindLabels } from '#contract/booth-kinds'
import type { FairApplication, OfficeBooth } from '#contract/fair-office'
import { boothReason } from '#contract/fair-office-fields'
import { Alert, Button, Combobox, Dialog, Field, LoadState, Stack, Text, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'
import { useApplicationWork, useBooths } from '../../hooks/useApplications.ts'
import type { BoothCommand } from '../../model/booth-commands.ts'

export interface BoothWork {
  readonly kind: BoothCommand
  readonly application: FairApplication
}

interface Props {
  fair: string
  /** What is being done; null for nothing. */
  work: BoothWork | null
  onClose: () => void
}

const yuan = (fen: number) => (fen === 0 ? '免费' : `${fen / 100} 元`)

const choicesOf = ({ kind, application }: BoothWork, booths: readonly OfficeBooth[]) =>
  kind === 'assign'
    ? booths
        .filter(({ state, kind: what }) => state === 'free' && what !== 'public')
        .map(({ id, code, kind: what, fee }) => ({ value: id, label: `${code} ${boothKindLabels[what]} ${yuan(fee)}` }))
    : booths
        .filter(({ state, participation }) => state === 'taken' && participation !== application.id)
        .map(({ participation, code, company }) => ({ value: participation, label: `${code} ${company}` }))

function ChooseBooth({ fair, work, onClose }: Props & { work: BoothWork }) {
  const say = useSay()
  const { booths, ...state } = useBooths(fair)
  const { assign, swap } = useApplicationWork(fair)
  const [chosen, setChosen] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const { id } = work.application
    const sending = work.kind === 'assign' ? assign(id, chosen) : swap(id, chosen)
    await say
      .outcomeOf(() => sending, work.kind === 'assign' ? '展位已安排，单位会收到消息' : '已对调，两家单位会收到消息')
      .then(onClose, () => undefined)
    setBusy(false)
  }
  return (
    <LoadState {...state} data={booths}>
      {list => {
        const choices = choicesOf(work, list)
        if (choices.length === 0)
          return <Alert tone="info">{work.kind === 'assign' ? '没有空闲的展位' : '还没有别的单位定了展位'}</Alert>
        return (
          <Stack gap={4}>
            <Field label={work.kind === 'assign' ? '空闲展位' : '对调的单位'} controlId="booth" required>
              <Combobox
                source={choices}
                placeholder={work.kind === 'assign' ? '输入展位号查找' : '输入展位号或单位名称查找'}
                value={chosen}
                onValueChange={({ value }) => setChosen(value)}
              />
            </Field>
            {work.kind === 'assign' && <Text tone="muted">收费展位先为单位保留，单位付款后才算定下。</Text>}
            <Button
              variant="primary"
              size="large"
              wide
              disabled={chosen === ''}
              loading={isBusy}
              onClick={() => void send()}
            >
              {work.kind === 'assign' ? '安排' : '对调'}
            </Button>
          </Stack>
        )
      }}
    </LoadState>
  )
}

const schema = /* @__PURE__ */ boothReason()

function ReleaseBooth({ fair, work, onClose }: Props & { work: BoothWork }) {
  const say = useSay()
  const { release } = useApplicationWork(fair)
  const session = useDraftForm<{ reason: string }>({
    rules: schema,
    initial: { reason: '' },
    submit: async ({ reason }) => {
      await release(work.application.id, reason)
      say.done('已收回，单位会收到原因')
      onClose()
    },
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="收回">
      <Field
        label="收回的原因"
        hint="单位会收到；已付的展位费原路退回，展位给候补的下一家"
        error={formState.errors.reason?.message}
        controlId="reason"
        required
      >
        <TextArea {...register('reason')} limit={200} rows={3} />
      </Field>
    </ShortForm>
  )
}

const titles = { assign: '安排展位', swap: '对调展位', release: '收回展位' } as const satisfies Record<
  BoothCommand,
  string
>

/** Gives, swaps or takes back the booth of an employer. Renders a dialog. */
export const BoothDialogs = ({ fair, work, onClose }: Props) => (
  <Dialog
    open={work !== null}
    onOpenChange={onClose}
    title={work ? titles[work.kind] : ''}
    description={work?.application.company.name}
  >
    {work &&
      (work.kind === 'release' ? (
        <ReleaseBooth fair={fair} work={work} onClose={onClose} />
      ) : (
        <ChooseBooth key={work.kind} fair={fair} work={work} onClose={onClose} />
      ))}
  </Dialog>
)
