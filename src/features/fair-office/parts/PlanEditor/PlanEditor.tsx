import { useState } from 'react'
import { boothKindLabels } from '#contract/booth-kinds'
import type { FairPlanInfo } from '#contract/fair-office'
import {
  Alert,
  Button,
  Card,
  Field,
  type FloorBooth,
  FloorPlan,
  icons,
  Row,
  Select,
  Stack,
  StickyActions,
  Text,
  TextInput,
} from '#design-system'
import { useSay } from '#platform/notices'
import { type EditedBooth, editedBooths, faultIn, withBooth } from '../../model/plan-edit.ts'
import { BoothFields } from '../BoothFields/BoothFields.tsx'
import { Columns } from './PlanEditor.styles.ts'

interface Props {
  plan: FairPlanInfo
  onSave: (booths: readonly EditedBooth[]) => Promise<void>
}

/** As the plan draws them: it knows places by their code, which two may share while one is being renamed. */
const drawnOf = (booths: readonly EditedBooth[]): readonly { key: string; booth: FloorBooth }[] =>
  booths.map(({ key, code, kind, x, y, w, h, state, company }, at) => {
    const isRepeated = booths.slice(0, at).some(before => before.code === code)
    return {
      key,
      booth: {
        code: isRepeated ? `${code}（重复 ${at + 1}）` : code,
        kind,
        x,
        y,
        w,
        h,
        state: state === 'free' ? 'free' : 'taken',
        label: company || undefined,
      },
    }
  })

/** The booths of a fair on its plan and as a list: choose one to change, move or take it away; add more. */
export function PlanEditor({ plan, onSave }: Props) {
  const say = useSay()
  const [booths, setBooths] = useState(() => editedBooths(plan))
  const [hallId, setHallId] = useState(plan.halls[0]?.id ?? '')
  const [chosen, setChosen] = useState('')
  const [row, setRow] = useState('A')
  const [added, setAdded] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const hall = plan.halls.find(({ id }) => id === hallId)
  const here = booths.filter(booth => booth.hall === hallId)
  const drawn = drawnOf(here)
  const booth = here.find(({ key }) => key === chosen)
  const fault = faultIn(plan.halls, booths)
  const change = (given: Partial<EditedBooth>) =>
    setBooths(all => all.map(one => (one.key === chosen ? { ...one, ...given } : one)))
  const add = () => {
    if (!hall) return
    const key = `new-${added}`
    const more = withBooth(booths, { hall, row: row || 'A', fee: plan.boothFee, key })
    if (!more) return say.warning('展厅里没有空地了')
    setBooths(more)
    setAdded(added + 1)
    setChosen(key)
  }
  const save = async () => {
    setBusy(true)
    await onSave(booths).then(
      () => say.done('展位图已保存'),
      (error: unknown) => say.failure(error),
    )
    setBusy(false)
  }
  return (
    <Stack gap={4}>
      {plan.halls.length > 1 && (
        <Field label="展厅" controlId="hall">
          <Select
            options={plan.halls.map(({ id, name }) => ({ value: id, label: name }))}
            value={hallId}
            onChange={event => setHallId(event.currentTarget.value)}
          />
        </Field>
      )}
      <Columns>
        <Card title={hall?.name ?? '展厅'}>
          <FloorPlan
            label={`${hall?.name ?? '展厅'}平面图`}
            booths={drawn.map(one => one.booth)}
            hall={hall && hall.width > 0 ? hall : undefined}
            chosen={drawn.find(({ key }) => key === chosen)?.booth.code}
            defaultView={hall?.width === 0 ? 'list' : 'plan'}
            words={{ kinds: boothKindLabels }}
            onChoose={({ booth: { code } }) => setChosen(drawn.find(one => one.booth.code === code)?.key ?? '')}
          />
        </Card>
        <aside aria-label="编辑">
          <Stack gap={4}>
            <Card title={booth ? `展位 ${booth.code}` : '编辑展位'}>
              {booth ? (
                <BoothFields
                  key={booth.key}
                  booth={booth}
                  standardFee={plan.boothFee}
                  onChange={change}
                  onRemove={() => {
                    setBooths(all => all.filter(({ key }) => key !== chosen))
                    setChosen('')
                  }}
                />
              ) : (
                <Text tone="muted">在平面图或列表里选一个展位。</Text>
              )}
            </Card>
            <Card title="增加展位">
              <Stack gap={3}>
                <Field label="排号" hint="展位号接着这一排往下编，例如 A" controlId="row">
                  <TextInput
                    value={row}
                    maxLength={2}
                    onChange={event =>
                      setRow(
                        event.currentTarget.value
                          .normalize('NFKC')
                          .toUpperCase()
                          .replaceAll(/[^A-Z]/g, ''),
                      )
                    }
                  />
                </Field>
                <Button icon={icons.plus} onClick={add}>
                  增加一个标准展位
                </Button>
              </Stack>
            </Card>
          </Stack>
        </aside>
      </Columns>
      {fault !== '' && <Alert tone="danger">{fault}</Alert>}
      <StickyActions>
        <Row gap={3}>
          <Button variant="primary" size="large" disabled={fault !== ''} loading={isBusy} onClick={() => void save()}>
            保存展位图
          </Button>
          <Text tone="muted">{`整场 ${booths.length} 个展位`}</Text>
        </Row>
      </StickyActions>
    </Stack>
  )
}
