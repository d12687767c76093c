import { Drawer, LoadState } from '#design-system'
import { useNavigate } from '#platform/routing'
import { useCandidateExport } from '../../hooks/useCandidates.ts'
import { useChange, useChangeAnswers } from '../../hooks/useChanges.ts'
import { type ChangesSearch, changesHref } from '../../model/office-addresses.ts'
import { ChangeView } from '../../parts/ChangeView/ChangeView.tsx'

/** The change that the address names, beside the list. */
export function ChangeDrawer({ exam, search }: { exam: string; search: ChangesSearch }) {
  const navigate = useNavigate()
  const { opened, ...state } = useChange()
  const shown = opened?.change.id === search.change ? opened : undefined
  const { saveWhole } = useCandidateExport()
  const answers = useChangeAnswers({ id: search.change, hash: shown?.change.hash ?? '' })
  return (
    <Drawer
      open={search.change !== ''}
      onOpenChange={() => navigate(changesHref(exam, { ...search, change: '', rows: 1 }))}
      title={shown?.change.title ?? '变更'}
    >
      <LoadState {...state} data={shown}>
        {one => (
          <ChangeView
            key={one.change.id}
            opened={one}
            rowsHref={rows => changesHref(exam, { ...search, rows })}
            onRelease={answers.release}
            onRefuse={answers.refuse}
            onWithdraw={answers.withdraw}
            onDownload={() => saveWhole(one.change.id)}
          />
        )}
      </LoadState>
    </Drawer>
  )
}
