import type { FairPapers } from '#contract/fair-papers'
import { Alert, Button, Row, Stack } from '#design-system'
import { useArchiveCheck } from '../../hooks/useArchiveCheck.ts'
import type { ArchiveCheck as Checked } from '../../model/archive-check.ts'

function Verdict({ result: { isOfHash, agrees, hash, employers } }: { result: Checked }) {
  if (agrees) {
    return (
      <Alert tone="success" live title="一致">
        在您的浏览器里重新核算，校验码与归档时的相同：统计和 {employers} 家到场单位的名单都没有改动。
      </Alert>
    )
  }
  return (
    <Alert tone="danger" live title="不一致">
      {isOfHash
        ? '归档内容没有改动，但页面上的统计或到场单位数与归档的不同。'
        : `重新核算的校验码是 ${hash}，与归档时的不同。`}
      请刷新后再试；仍然如此的，请告诉系统管理员。
    </Alert>
  )
}

/** Reckons the hash of a frozen archive again in the reader's browser, and says whether it comes out as shown. */
export function ArchiveCheck({
  papers,
}: {
  papers: Pick<FairPapers, 'hash' | 'statistics' | 'present'> & { fair: { id: string } }
}) {
  const { result, isReckoning, reckon } = useArchiveCheck(papers.fair.id, papers)
  return (
    <Stack gap={3}>
      <Row gap={3}>
        <Button loading={isReckoning} onClick={() => void reckon()}>
          重新核算
        </Button>
      </Row>
      {result && <Verdict result={result} />}
    </Stack>
  )
}
