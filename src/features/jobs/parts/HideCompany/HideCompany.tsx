import { useState } from 'react'
import { pathTo } from '#contract/pages'
import { Button, Link, Row, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { useHiddenCompanies } from '../../hooks/useHiddenCompanies.ts'

/** Hides a company from what a seeker searches, and shows it again. Renders nothing for guests and employers. */
export function HideCompany({ id, name }: { id: string; name: string }) {
  const { companies, canHide, isHidden, setHidden } = useHiddenCompanies()
  const [isBusy, setBusy] = useState(false)
  const say = useSay()
  if (!canHide || !companies) return null
  const hidden = isHidden(id)

  async function toggle() {
    setBusy(true)
    try {
      await setHidden(id, !hidden)
      say.done(hidden ? '已恢复显示这家单位的职位' : '搜索、推荐和提醒里不再显示这家单位')
    } catch (error) {
      say.failure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Row gap={2}>
      <Button
        size="small"
        loading={isBusy}
        aria-describedby={hidden ? `hidden-${id}` : undefined}
        onClick={() => void toggle()}
      >
        {hidden ? '重新显示这家单位' : '不再显示这家单位'}
      </Button>
      {hidden && (
        <Text size="sm" tone="muted" id={`hidden-${id}`}>
          您已选择不再显示{name}。<Link href={`${pathTo('savedSearches')}#hidden`}>查看全部</Link>
        </Text>
      )}
    </Row>
  )
}
