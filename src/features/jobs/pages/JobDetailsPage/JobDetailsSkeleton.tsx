import { Skeleton, Stack } from '#design-system'

/** The shape of a job page while it is on its way. */
export const JobDetailsSkeleton = () => (
  <Stack>
    <Skeleton shape="heading" width={60} />
    <Skeleton width={20} />
    <Skeleton width={80} />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)
