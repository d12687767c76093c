import { boothNextSteps, isNoteTooLong, MOST_NOTE } from '#contract/booth-visit-records'
import { shortCodeOf } from '#contract/fair-ticket-code'
import { Button, Field, Icon, icons, RadioGroup, Row, Stack, Text, TextArea } from '#design-system'
import type { Booth, Current } from '../../model/booth.ts'
import { codeWords, outcomeWords } from '../../model/words.ts'
import { Panel, Title } from './ScanPanel.styles.ts'

interface Props {
  current: Current
  booth: Pick<Booth, 'write' | 'close' | 'drop'>
}

const signs = { success: icons.success, danger: icons.danger, warning: icons.warning } as const

/** What is known of the code, and where what is written stands. */
function wordsOf({ verdict, record, isKept }: Current) {
  if (record?.outcome)
    return { title: '没有登记成功', help: `${outcomeWords[record.outcome]}。`, tone: 'danger' as const }
  if (record && isKept)
    return { title: '已登记', help: '已上传。对方选了简历的，在下面的名单里打开。', tone: 'success' as const }
  return codeWords[verdict]
}

/** Whom the booth has before it: note and next step, kept as they are written. */
export function ScanPanel({ current, booth }: Props) {
  const { record, isKept } = current
  const { title, help, tone } = wordsOf(current)
  return (
    <Panel data-tone={tone} aria-label="正在登记">
      <div role="status" aria-label={`扫码结果：${title}`}>
        <Stack gap={2}>
          <Title>
            <Icon path={signs[tone]} size="large" />
            {title}
          </Title>
          <Text>{help}</Text>
          {record && <Text tone="muted">短码 {shortCodeOf(record.number)}</Text>}
        </Stack>
      </div>
      {record && (
        <>
          <RadioGroup
            label="下一步"
            name="booth-next-step"
            inline
            options={boothNextSteps}
            value={record.nextStep}
            onValueChange={({ value }) => {
              const step = boothNextSteps.find(one => one.value === value)
              if (step) booth.write({ nextStep: step.value })
            }}
          />
          <Field
            label="备注"
            hint="只有本单位能看到；写与招聘有关的，例如会什么、期望什么"
            controlId="booth-note"
            error={isNoteTooLong(record.note) && `备注最多 ${MOST_NOTE} 字，删短后自动上传`}
          >
            <TextArea
              rows={3}
              limit={MOST_NOTE}
              value={record.note}
              onChange={event => booth.write({ note: event.currentTarget.value })}
            />
          </Field>
        </>
      )}
      <Row gap={3}>
        <Button variant="primary" onClick={booth.close}>
          {record ? '好了，下一位' : '知道了'}
        </Button>
        {record?.outcome && <Button onClick={() => booth.drop(record.id)}>不登记，删掉</Button>}
        {record && !record.outcome && (
          <Text size="sm" tone="muted">
            {isKept ? '已保存并上传' : '已保存在这台设备上'}
          </Text>
        )}
      </Row>
    </Panel>
  )
}
