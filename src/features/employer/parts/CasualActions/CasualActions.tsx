import { useState } from 'react'
import { canStep } from '#contract/flexible-life'
import { pathTo } from '#contract/pages'
import { ConfirmDialog, icons, Menu } from '#design-system'
import { useSay } from '#platform/notices'
import { useCasualActions } from '../../hooks/useCasual.ts'
import { type CasualRow, casualAddress, isUnposted } from '../../model/casual.ts'
import { ClosingDialog } from '../ClosingDialog/ClosingDialog.tsx'

/** What can be done about one casual job, as far as its stage allows. */
export function CasualActions({ job }: { job: Pick<CasualRow, 'id' | 'title' | 'stage'> }) {
  const actions = useCasualActions()
  const say = useSay()
  const [asking, setAsking] = useState<'close' | 'unqueue' | 'remove' | null>(null)
  const name = job.title || '未命名零工'
  const may = (step: Parameters<typeof canStep>[1]) => canStep(job.stage, step)
  return (
    <>
      <Menu
        sign={icons.more}
        label={`更多：${name}`}
        items={[
          ...(may('change')
            ? [{ id: 'edit', label: '修改', href: casualAddress({ casual: 'post', job: job.id }) }]
            : []),
          ...(isUnposted(job.stage)
            ? []
            : [{ id: 'view', label: '查看', href: pathTo('flexible', null, { job: job.id }) }]),
          ...(may('relist')
            ? [{ id: 'again', label: '换个日期再招', href: casualAddress({ casual: 'post', again: job.id }) }]
            : []),
          ...(may('close') ? [{ id: 'close', label: '取消零工', onSelect: () => setAsking('close') }] : []),
          ...(may('unqueue') ? [{ id: 'unqueue', label: '取消排队', onSelect: () => setAsking('unqueue') }] : []),
          ...(may('remove')
            ? [{ id: 'remove', label: '删除', destructive: true, onSelect: () => setAsking('remove') }]
            : []),
        ]}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={({ open }) => !open && setAsking(null)}
        title="删除这份草稿？"
        description={`“${name}”的内容会被删除，不能恢复。`}
        confirmLabel="删除草稿"
        destructive
        onConfirm={() => say.outcomeOf(() => actions.remove(job.id), '草稿已删除')}
      />
      <ConfirmDialog
        open={asking === 'unqueue'}
        onOpenChange={({ open }) => !open && setAsking(null)}
        title="取消排队？"
        description={`“${name}”在核验通过后不会自动发布，内容留在草稿里。`}
        confirmLabel="改回草稿"
        onConfirm={() => say.outcomeOf(() => actions.unqueue(job.id), '已改回草稿')}
      />
      <ClosingDialog
        open={asking === 'close'}
        onOpenChange={open => !open && setAsking(null)}
        title="取消这份零工？"
        description={`“${name}”不再接受报名，已报名和已录用的人会收到消息。取消后不能恢复，可以换个日期再招。`}
        confirmLabel="取消零工"
        onClose={async closing => {
          await actions.close(job.id, closing)
          say.done('零工已取消，报名的人会收到消息')
        }}
      />
    </>
  )
}
