import { Skeleton, Stack } from '#design-system'

const ROWS = ['1', '2', '3', '4', '5', '6'] as const

/** The shape of a list of people while it is on its way. */
export const TalentListSkeleton = () => (
  <Stack gap={6}>
    {ROWS.map(row => (
      <Stack key={row} gap={2}>
        <Skeleton shape="heading" width={40} />
        <Skeleton width={60} />
        <Skeleton width={80} />
      </Stack>
    ))}
  </Stack>
)
