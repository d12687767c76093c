import { ButtonLink, EmptyState, LoadState } from '#design-system'
import { AreaDrawing } from '#features/site'
import { isNotFound } from '#platform/transport'
import { useTransfer } from '../../hooks/useArchives.ts'
import { addressOfView } from '../../model/archive-address.ts'
import { TransferProgress } from '../../parts/TransferProgress/TransferProgress.tsx'

/** One transfer of one's own. */
export function TransferView() {
  const { transfer, cancel, ...state } = useTransfer()
  if (isNotFound(state.error)) {
    return (
      <EmptyState
        picture={<AreaDrawing name="archives" />}
        title="没有这件调档"
        action={<ButtonLink href={addressOfView('mine')}>我的档案和进度</ButtonLink>}
      >
        请核对地址，或者用申请时的账号登录。
      </EmptyState>
    )
  }
  return (
    <LoadState {...state} data={transfer}>
      {shown => <TransferProgress transfer={shown} onCancel={cancel} />}
    </LoadState>
  )
}
