import { ANSWER_DAYS } from '#contract/applications'
import type { CompanyFigures } from '#contract/employer'
import { pathTo } from '#contract/pages'
import { Card, CountUp, Link, Stack, Stat, StatList, Text } from '#design-system'
import { answeringText, answerTime } from '#features/jobs'
import { changesIn, countedSince, countText, overdueOf, shareText } from '../../model/figures.ts'

interface Props {
  figures: CompanyFigures
}

/** What a period came to, how that differs from the one before, and what seekers are told. Renders a `<section>`. */
export function FiguresSummary({ figures }: Props) {
  const { job, days, sums, answering, told } = figures
  const since = countedSince(days)
  const changes = changesIn(figures)
  const time = answering.medianHours === null ? undefined : answerTime(answering.medianHours)
  return (
    <Card title={`${days[0]?.day} 至 ${days.at(-1)?.day}`}>
      <Stack gap={3}>
        <StatList>
          <Stat label="浏览" value={<CountUp value={sums.views} duration={0} />} unit="次" />
          <Stat label="投递" value={<CountUp value={sums.applications} duration={0} />} unit="份" />
          <Stat label="答复率" value={shareText(answering.answered, answering.applications)} />
          <Stat label="首次答复" value={time?.figure ?? '—'} unit={time?.unit} />
          <Stat label="邀请面试" value={<CountUp value={sums.interviews} duration={0} />} unit="人" />
          <Stat label="录用" value={<CountUp value={sums.hires} duration={0} />} unit="人" />
        </StatList>
        {changes && <Text>{changes}。</Text>}
        <AnsweredText job={job} answering={answering} />
        <Text size="sm" tone="muted">
          同一人一天看同一职位算一次浏览。{since && `浏览从 ${since} 起按天记录，以前的没有算进来。`}
          答复率和首次答复只看这段时间收到的投递，打开简历不算答复；首次答复是居中的一份用的时间。
        </Text>
        {job === null && (
          <Text size="sm" tone="muted">
            求职者在职位页看到：{answeringText(told)}。
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function AnsweredText({ job, answering }: Pick<CompanyFigures, 'job' | 'answering'>) {
  const overdue = overdueOf({ answering })
  if (answering.applications === 0) return null
  return (
    <Text>
      收到的投递已答复 {countText(answering.answered)} 份
      {overdue > 0 && (
        <>
          ，另有 {countText(overdue)} 份过了 {ANSWER_DAYS} 天没有答复，
          <Link href={pathTo('received', null, { job: job?.id })}>去答复</Link>
        </>
      )}
      。
    </Text>
  )
}
