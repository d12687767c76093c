import type { ExamListInfo } from '#contract/exam-lists'
import { Alert, Button, Stack, Table, Text } from '#design-system'
import { useRecompute } from '../../hooks/useRecompute.ts'
import type { Recomputed } from '../../model/recompute.ts'

/** So many differences are shown. */
const SHOWN = 20

function Verdict({ result }: { result: Recomputed }) {
  const { isReadable, agrees, people, hash, differences } = result
  if (agrees) {
    return (
      <Alert tone="success" live title="与公布一致">
        在您的浏览器里按规则重算了 {people} 人的成绩，名单、名次和校验码都与公布的相同。
      </Alert>
    )
  }
  if (!isReadable) {
    return (
      <Alert tone="danger" live title="与公布不一致">
        收到的不是这份名单的数据。请刷新后再试；仍然如此的，请打页面上的电话告诉考试机构。
      </Alert>
    )
  }
  return (
    <Stack gap={3}>
      <Alert tone="danger" live title="与公布不一致">
        重算的校验码是 {hash}，与公布的不同{differences.length > 0 && `，有 ${differences.length} 处不一样`}
        。请刷新后再试；仍然如此的，请打页面上的电话告诉考试机构。
      </Alert>
      {differences.length > 0 && (
        <Table
          caption={differences.length > SHOWN ? `不一样的地方（前 ${SHOWN} 处）` : '不一样的地方'}
          columns={[
            {
              id: 'who',
              title: '职位代码、准考证号',
              rowHeader: true,
              cell: ({ code, ticket }) => (ticket === '' ? `${code} 最低分` : `${code} ${ticket}`),
            },
            { id: 'published', title: '公布的', cell: ({ published }) => published },
            { id: 'reckoned', title: '重算的', cell: ({ reckoned }) => reckoned },
          ]}
          rows={differences.slice(0, SHOWN)}
          rowKey={({ code, ticket, published }) => `${code} ${ticket} ${published}`}
        />
      )}
    </Stack>
  )
}

/** Makes the list anew in the reader's browser, from ticket numbers and marks, and says whether it comes out as published. */
export function RecomputeList({ shown }: { shown: ExamListInfo }) {
  const { result, isReckoning, reckon } = useRecompute(shown)
  return (
    <Stack gap={4}>
      <Text>
        任何人都可以核对：您的浏览器取来准考证号和各科成绩（没有姓名），按上面的规则重新计算，再与公布的名单逐人比较。
      </Text>
      <div>
        <Button variant="primary" loading={isReckoning} onClick={() => void reckon()}>
          重算
        </Button>
      </div>
      {result && <Verdict result={result} />}
    </Stack>
  )
}
