import type { ExamInfo, ExamPaper } from '#contract/exams'
import { FactList, LoadState, Stack, Table, Text, wholeFigures } from '#design-system'
import { Hash } from '#features/exam-lists'
import { useExam } from '../../hooks/useExams.ts'
import { marksOf, yuanOf } from '../../model/exam-words.ts'
import { endInWords, momentInWords, timeOf } from '../../model/moments.ts'

/** What seats are drawn with: whoever has it can reckon every seat again, and nobody could choose it afterwards. */
const Seating = ({ hash, seed }: NonNullable<ExamInfo['seating']>) => (
  <>
    {seed === '' ? '种子已经封存，打印准考证时公布' : `种子 ${seed}`}
    ，校验码（SHA-256）<Hash>{hash}</Hash>
  </>
)

const factsOf = ({
  timeline,
  feePerPaper,
  papers,
  leastRatio,
  trusting,
  phone,
  rechooseRoundId,
  seating,
}: ExamInfo) => [
  { term: '报名', details: `${momentInWords(timeline.registerFrom)} 至 ${endInWords(timeline.registerUntil)}` },
  { term: '减免申请', details: feePerPaper > 0 && `${endInWords(timeline.waiverUntil)} 截止` },
  {
    term: '资格审核',
    details: trusting ? '诚信报名，报名时不审核，入闱后审核' : `${endInWords(timeline.reviewUntil)} 结束`,
  },
  {
    term: '费用',
    details:
      feePerPaper > 0
        ? `每科 ${yuanOf(feePerPaper)}，共 ${yuanOf(feePerPaper * papers.length)}，${endInWords(timeline.payUntil)} 截止`
        : '不收考试费',
  },
  { term: '开考比例', details: `缴费人数与招聘人数不低于 ${leastRatio}∶1${rechooseRoundId && '，职位取消的可以改报'}` },
  {
    term: '准考证',
    details: `${momentInWords(timeline.ticketFrom)} 至 ${endInWords(timeline.ticketUntil)} 打印`,
  },
  {
    term: '成绩',
    details: `${momentInWords(timeline.scoresAt)} 公布，${endInWords(timeline.recheckUntil)} 前可申请复核`,
  },
  { term: '考场编排', details: seating !== null && <Seating {...seating} /> },
  { term: '咨询电话', details: phone },
]

const columns = [
  { id: 'title', title: '科目', rowHeader: true, cell: ({ title }: ExamPaper) => title },
  {
    id: 'time',
    title: '时间',
    cell: ({ startsAt, endsAt }: ExamPaper) => (
      <span>{wholeFigures(`${momentInWords(startsAt)}—${timeOf(endsAt)}`)}</span>
    ),
  },
  { id: 'entry', title: '停止入场', nowrap: true, cell: ({ entryUntil }: ExamPaper) => timeOf(entryUntil) },
  {
    id: 'marks',
    title: '满分',
    nowrap: true,
    align: 'end' as const,
    cell: ({ fullMarks }: ExamPaper) => marksOf(fullMarks),
  },
]

/** When and how one exam goes, as it is configured: windows, fee, ratio, papers with the minute after which nobody is let in. */
export function ExamFacts({ id }: { id: string }) {
  const { exam, ...state } = useExam(id)
  return (
    <LoadState {...state} data={exam}>
      {shown => (
        <Stack gap={5}>
          <FactList facts={factsOf(shown)} />
          {shown.papers.length > 0 ? (
            <Table caption="笔试科目和时间" columns={columns} rows={shown.papers} rowKey={({ code }) => code} />
          ) : (
            <Text tone="muted">笔试科目和时间另行公告。</Text>
          )}
        </Stack>
      )}
    </LoadState>
  )
}
