import type { IdentityReveal } from '#contract/exam-candidates'
import { DetailSection, FactList, Skeleton, Text } from '#design-system'
import { shortMoment } from '../../model/moments.ts'

interface Props {
  /** null while they are not known: the place of the usual sentence is kept. */
  reveals: readonly IdentityReveal[] | null
}

/** Who of the exam's office saw one's whole identity number, when and why. Renders a `<section>`. */
export const IdentityReveals = ({ reveals }: Props) => (
  <DetailSection title="谁在何时因何查看过我的证件号码">
    {reveals === null ? (
      <Skeleton />
    ) : reveals.length === 0 ? (
      <Text tone="muted">考试机构的工作人员还没有查看过您的完整证件号码。有人查看、导出，都会记在这里。</Text>
    ) : (
      <FactList facts={reveals.map(({ by, at, reason }) => ({ term: shortMoment(at), details: `${by}：${reason}` }))} />
    )}
  </DetailSection>
)
