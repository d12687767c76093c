import { FEWEST_COMPARED, MOST_COMPARED } from '#contract/received'
import { Button, ButtonLink, Text } from '#design-system'
import { ResumeZip } from '#features/seeker'

interface Props {
  /** Those chosen. */
  ids: readonly string[]
  /** Leads to the comparison of those chosen. */
  compareHref: string
  /** Whoever may not only compares. */
  mayRecruit?: boolean
  onAnswer: () => void
  onTag: () => void
  onClear: () => void
}

/** Whether so many can be set side by side. */
export const isComparable = (count: number) => count >= FEWEST_COMPARED && count <= MOST_COMPARED

/** What can be done with the chosen applications; nothing while none is chosen. */
export function ChosenBar({ ids, compareHref, mayRecruit = true, onAnswer, onTag, onClear }: Props) {
  const count = ids.length
  if (count === 0) return null
  return (
    <>
      <Text tone="muted" aria-live="polite">
        已选 {count} 份
      </Text>
      {mayRecruit && (
        <Button size="small" variant="primary" onClick={onAnswer}>
          批量处理
        </Button>
      )}
      {mayRecruit && (
        <Button size="small" onClick={onTag}>
          打标签
        </Button>
      )}
      {isComparable(count) ? (
        <ButtonLink size="small" href={compareHref}>
          对比
        </ButtonLink>
      ) : (
        <Text size="sm" tone="muted">
          选 {FEWEST_COMPARED} 到 {MOST_COMPARED} 份可以对比
        </Text>
      )}
      {mayRecruit && <ResumeZip order={{ ids: [...ids] }} count={count} label="打包下载" size="small" />}
      <Button size="small" variant="quiet" onClick={onClear}>
        取消选择
      </Button>
    </>
  )
}
