import { Skeleton, Stack } from '#design-system'
import { When } from './NextDate.styles.ts'

/** The place of a date and its ways on: an exam's name, what comes, when, how long from now, a button. Renders a `<div>`. */
export const NextDateSkeleton = () => (
  <Stack gap={4}>
    <div>
      <Skeleton width={60} />
      <Skeleton width={20} />
      <When>
        <Skeleton width={40} />
      </When>
      <Skeleton width={40} />
    </div>
    <Skeleton shape="button" width={40} />
  </Stack>
)
