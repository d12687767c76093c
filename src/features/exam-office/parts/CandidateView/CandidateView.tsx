import { useState } from 'react'
import type { CandidateInfo } from '#contract/exam-candidates'
import { stepWords } from '#contract/exam-step-words'
import { Button, FactList, Heading, Row, Stack, Timeline } from '#design-system'
import { useSay } from '#platform/notices'
import { candidateState, disciplineWords } from '../../model/candidate-words.ts'
import { minuteOf } from '../../model/moments.ts'
import { DisciplineForm } from '../DisciplineForm/DisciplineForm.tsx'
import { RevealForm } from '../RevealForm/RevealForm.tsx'

interface Props {
  candidate: CandidateInfo
  onReveal: (reason: string) => Promise<string>
  onDiscipline: (breach: { article: number; item: number; facts: string; papers: string[] }) => Promise<void>
}

const actors = { candidate: '考生', office: '考试机构', system: '系统' } as const

/** One candidate's registration: how it stands, what happened, who saw the number; and what the office may do. */
export function CandidateView({ candidate, onReveal, onDiscipline }: Props) {
  const { mandates, position, submittedAt, steps, reveals, disciplines } = candidate
  const say = useSay()
  const [opened, setOpened] = useState<'reveal' | 'discipline' | null>(null)
  const toggle = (what: 'reveal' | 'discipline') => setOpened(opened === what ? null : what)
  return (
    <Stack gap={4}>
      <FactList
        facts={[
          { term: '报名序号', details: candidate.number },
          { term: '状态', details: candidateState(candidate) },
          { term: '身份证号码', details: candidate.idShown },
          { term: '手机号', details: candidate.phoneShown },
          { term: '职位', details: `${position.code} ${position.unit} ${position.title}` },
          { term: '提交时间', details: submittedAt === null ? '' : minuteOf(submittedAt) },
          ...disciplines.map(one => ({ term: '违纪处理', details: `${disciplineWords(one)}（${minuteOf(one.at)}）` })),
        ]}
      />
      <Row gap={3}>
        {mandates.some(one => one !== 'read') && (
          <Button aria-expanded={opened === 'reveal'} onClick={() => toggle('reveal')}>
            查看完整证件号码
          </Button>
        )}
        {mandates.includes('prepare') && (
          <Button aria-expanded={opened === 'discipline'} onClick={() => toggle('discipline')}>
            记录违纪行为
          </Button>
        )}
      </Row>
      {opened === 'reveal' && <RevealForm idShown={candidate.idShown} onReveal={onReveal} />}
      {opened === 'discipline' && (
        <DisciplineForm
          candidate={candidate}
          onPrepare={async breach => {
            await onDiscipline(breach)
            setOpened(null)
            say.done('已经提交，等待同事核准；考生已收到告知')
          }}
        />
      )}
      <Heading level={3} size="md">
        办理经过
      </Heading>
      <Timeline
        items={steps.map(({ at, by, what, note }, place) => ({
          id: String(place),
          title: stepWords(what),
          time: `${minuteOf(at)} · ${actors[by]}`,
          state: 'done',
          details: note,
        }))}
      />
      {reveals.length > 0 && (
        <>
          <Heading level={3} size="md">
            完整证件号码的查看记录
          </Heading>
          <FactList
            facts={reveals.map(({ by, at, reason }) => ({ term: minuteOf(at), details: `${by}：${reason}` }))}
          />
        </>
      )}
    </Stack>
  )
}
