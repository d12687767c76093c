import { Skeleton, Stack } from '#design-system'

/** The shape of a job beside the list while it is on its way. */
export const JobPreviewSkeleton = () => (
  <Stack gap={4}>
    <Skeleton shape="heading" width={80} />
    <Skeleton width={60} />
    <Skeleton width={40} />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)
