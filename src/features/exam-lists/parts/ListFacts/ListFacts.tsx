import type { ExamListInfo } from '#contract/exam-lists'
import { FactList, Stack, Text } from '#design-system'
import { formatDate } from '#platform/dates'
import { Hash } from './ListFacts.styles.ts'

/** When and by which rule a list was made, and the hash of its bytes. */
export function ListFacts({ shown }: { shown: ExamListInfo }) {
  const { list, exam } = shown
  return (
    <Stack gap={4}>
      <FactList
        facts={[
          { term: '公布', details: formatDate(list.releasedAt) },
          { term: '版本', details: `第 ${list.version} 版` },
          { term: '人数', details: `${list.people} 人` },
          {
            term: '姓名',
            details: list.named ? `显示到 ${list.namesUntil}，之后只保留准考证号` : '公示期已满，只保留准考证号',
          },
          { term: '变更', details: list.reason },
          { term: '说明', details: list.note },
          { term: '咨询', details: `${exam.organiser} ${exam.phone}` },
          { term: '校验码', details: <Hash>{list.hash}</Hash> },
        ]}
      />
      <Text tone="muted">校验码是名单全部数据的 SHA-256，改动任何一个成绩，校验码都会不同。</Text>
    </Stack>
  )
}
