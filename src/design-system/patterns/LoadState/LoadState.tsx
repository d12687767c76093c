import type { ComponentProps, ReactNode } from 'react'
import { Skeleton } from '../../primitives/Skeleton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { Root } from './LoadState.styles.ts'

/** What a reading hook gives; old data may stay beside `isLoading` or `error`. */
export type Loadable<Data> = {
  data: Data | undefined
  error: unknown
  isLoading: boolean
  retry: () => void
}

export type LoadStateProps<Data> = Omit<ComponentProps<'div'>, 'children' | 'onError'> &
  Loadable<Data> & {
    isValidating?: boolean | undefined
    /** Skeleton of the real layout. */
    loading?: ReactNode
    isEmpty?: ((data: Data) => boolean) | undefined
    /** What to do next; an `EmptyState`. */
    empty?: ReactNode
    /** Says in words what an error means; nothing for the usual words. */
    describeError?: ((error: unknown) => ReactNode) | undefined
    children: (data: Data) => ReactNode
  }

const usualSkeleton = (
  <Stack gap={3}>
    <Skeleton shape="heading" width={60} />
    <Skeleton />
    <Skeleton width={80} />
  </Stack>
)

/**
 * Loading, empty, failed with 重试, or filled: one of them is always on screen, so that no failure is swallowed. What was
 * there stays while newer data loads, and stays under the message when that fails. Renders a `<div>`.
 */
export const LoadState = <Data,>({
  data,
  error,
  isLoading,
  isValidating = isLoading,
  retry,
  loading = usualSkeleton,
  isEmpty,
  empty = <EmptyState title="暂时没有内容" />,
  describeError,
  children,
  ...rest
}: LoadStateProps<Data>) => {
  const failed = Boolean(error)
  const waiting = data === undefined && !failed
  return (
    // What arrives is a box of its own: the browser counts it as moved where it stands lower than what stood for it.
    <Root key={String(waiting)} aria-busy={waiting || undefined} data-awaited={waiting || undefined} {...rest}>
      <VisuallyHidden role="status">{waiting && '正在加载'}</VisuallyHidden>
      {failed && (
        <LoadFailure
          message={describeError?.(error)}
          stale={data !== undefined}
          retrying={isValidating}
          retry={retry}
        />
      )}
      {waiting && loading}
      {data !== undefined && (isEmpty?.(data) ? empty : children(data))}
    </Root>
  )
}
