import { LoadState } from '#design-system'
import { useReceivingOffices } from '../../hooks/useArchives.ts'
import { TransferForm } from '../../parts/TransferForm/TransferForm.tsx'

/** The request of a letter, once it is known which offices there are. */
export function ApplyView() {
  const { offices, ...state } = useReceivingOffices()
  return (
    <LoadState {...state} data={offices}>
      {list => <TransferForm offices={list} />}
    </LoadState>
  )
}
