import { pathTo } from '#contract/pages'
import type { HelpPageName } from '#contract/reference/help'
import { EmptyState, Link, LoadState, RichText, Stack, Text } from '#design-system'
import { isNotFound } from '#platform/transport'
import { useHelpPage } from '../../hooks/useHelp.ts'

/** One statement or service note, and when somebody last checked it. Renders a `<div>`. */
export function HelpStatement({ name }: { name: HelpPageName }) {
  const { page, error, ...state } = useHelpPage(name)
  if (isNotFound(error)) {
    return (
      <EmptyState title="这份说明还没有发布" action={<Link href={pathTo('help')}>查看常见问题</Link>}>
        需要了解的，可以拨打页面下方的服务热线。
      </EmptyState>
    )
  }
  return (
    <LoadState {...state} error={error} data={page}>
      {({ html, checkedOn }) => (
        <Stack gap={4}>
          <RichText html={html} />
          <Text size="sm" tone="muted">
            {checkedOn} 更新
          </Text>
        </Stack>
      )}
    </LoadState>
  )
}
