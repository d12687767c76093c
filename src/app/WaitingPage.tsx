import { Skeleton, Stack } from '#design-system'

/** A protected page before the guard's first word: the shape of a page, and nothing that could be read wrongly. */
export function WaitingPage() {
  return (
    <Stack role="status" aria-label="正在打开页面">
      <Skeleton shape="heading" width={40} />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  )
}
