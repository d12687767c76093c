import type { ExamPositionInfo } from '#contract/exam-positions'
import { Alert, DetailSection, FactList, LoadState, Row, Stack, StatStrip, Text } from '#design-system'
import { useSession } from '#platform/session'
import { isNotFound } from '#platform/transport'
import { usePosition } from '../../hooks/usePosition.ts'
import { closingWords, countedWords, ratioOf, unitOf } from '../../model/position-words.ts'
import { ChooseButton, type PositionChoice } from '../ChooseButton/ChooseButton.tsx'
import { PositionRadar } from '../PositionRadar/PositionRadar.tsx'
import { SaveButton } from '../SaveButton/SaveButton.tsx'
import { Conditions } from './PositionDetail.styles.ts'

const factsOf = (position: ExamPositionInfo) => [
  { term: '单位', details: unitOf(position) },
  { term: '职位代码', details: position.code },
  { term: '笔试科目', details: position.papers.join('、') },
  { term: '说明', details: position.remark },
  {
    term: '缴费人数比',
    details: `${ratioOf(position) || '还没有人缴费'}，开考至少 ${position.exam.leastRatio}∶1`,
  },
]

interface Props {
  id: string
  /** The address that a guest comes back to after signing in. */
  back: string
  /** Where one of several is chosen. */
  choice?: PositionChoice | undefined
}

/** One position in full: how many compete, whether one fits, what the notice asks for. */
export function PositionDetail({ id, back, choice }: Props) {
  const { position, ...state } = usePosition(id)
  const { user } = useSession()
  if (isNotFound(state.error)) return <Text>没有找到这个职位，可能已经撤下。</Text>
  return (
    <LoadState {...state} data={position}>
      {shown => (
        <Stack gap={5}>
          {closingWords(shown) && <Alert tone="warning">{closingWords(shown)}</Alert>}
          <Stack gap={2}>
            <StatStrip
              duration={0}
              items={[
                { label: '招聘', value: shown.headcount, unit: '人' },
                { label: '报名', value: shown.applied, unit: '人' },
                { label: '审核通过', value: shown.approved, unit: '人' },
                { label: '已缴费', value: shown.paid, unit: '人' },
              ]}
            />
            <Text size="sm" tone="muted">
              {countedWords(shown.countedAt)}
            </Text>
          </Stack>
          <FactList facts={factsOf(shown)} />
          <DetailSection title="我符合吗">
            <PositionRadar id={id} back={back} />
          </DetailSection>
          {/* A seeker reads every condition above, held against what they have. */}
          {user?.userType !== 2 && (
            <DetailSection title="公告条件">
              <Conditions>
                {shown.conditions.map(({ kind, quote, hard }) => (
                  <li key={`${kind} ${quote}`}>
                    {quote}
                    {!hard && '（优先，不是必备）'}
                  </li>
                ))}
              </Conditions>
            </DetailSection>
          )}
          <Row gap={2}>
            {choice && <ChooseButton position={shown} {...choice} />}
            <SaveButton position={shown} back={back} />
          </Row>
        </Stack>
      )}
    </LoadState>
  )
}
