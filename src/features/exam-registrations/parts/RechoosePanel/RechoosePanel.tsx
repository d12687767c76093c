import { useState } from 'react'
import type { ExamPosition } from '#contract/exam-positions'
import type { ExamRegistration } from '#contract/exam-registrations'
import { pathTo } from '#contract/pages'
import { Button, ConfirmDialog, DetailSection, Row, Text } from '#design-system'
import { PositionPicker } from '#features/exam-positions'
import { yuan } from '#features/payments'
import { useSay } from '#platform/notices'

interface Props {
  registration: ExamRegistration
  onRechoose: (position: string) => Promise<void>
  onRefund: () => Promise<void>
}

/** Another position in place of one that was cancelled, or the fee back. Renders a `<section>`. */
export function RechoosePanel({ registration, onRechoose, onRefund }: Props) {
  const { id, exam, fee, commands } = registration
  const canChoose = commands.includes('rechoose')
  const say = useSay()
  const [chosen, setChosen] = useState<ExamPosition | null>(null)
  const [isRefunding, setRefunding] = useState(false)
  return (
    <DetailSection title="改报其他职位，或者退费">
      <Row justify="between" gap={3}>
        <Text>
          {canChoose
            ? '改报不用再缴费，选好后立即生效，不能再换。不想改报的，可以全额退费。'
            : '现在不在改报时间，请留意公告。不想等的，可以全额退费。'}
        </Text>
        <Button onClick={() => setRefunding(true)}>不改报，退回 {yuan(fee)}</Button>
      </Row>
      {canChoose && (
        <PositionPicker
          exam={exam.id}
          path={pathTo('examApplyInfo', { id })}
          chosen={chosen?.id ?? ''}
          onChoose={setChosen}
        />
      )}
      <ConfirmDialog
        open={chosen !== null}
        onOpenChange={() => setChosen(null)}
        title={`改报“${chosen?.unit ?? ''} ${chosen?.title ?? ''}”？`}
        description="改报后立即生效，职位不能再换，也不能再退费。"
        confirmLabel="改报这个职位"
        onConfirm={async () => {
          if (chosen) await say.outcomeOf(() => onRechoose(chosen.id), '已经改报')
        }}
      />
      <ConfirmDialog
        open={isRefunding}
        onOpenChange={({ open }) => setRefunding(open)}
        title={`退回考试费 ${yuan(fee)}？`}
        description="报名同时取消，不能再改报，也不能参加这场考试。考试费原路退回，到账时间以银行为准。"
        confirmLabel="取消报名并退费"
        destructive
        onConfirm={() => say.outcomeOf(onRefund, '退费已经提交，原路退回')}
      />
    </DetailSection>
  )
}
