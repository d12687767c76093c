import { LoadState } from '#design-system'
import { useOffices } from '../../hooks/useArchives.ts'
import { TransferForm } from '../../parts/TransferForm/TransferForm.tsx'

/** The request of a letter, once it is known which offices there are. */
export function ApplyView() {
  const { offices, ...state } = useOffices()
  return (
    <LoadState {...state} data={offices}>
      {list => <TransferForm offices={list} />}
    </LoadState>
  )
}
