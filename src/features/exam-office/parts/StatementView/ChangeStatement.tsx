import { LoadState } from '#design-system'
import { useSay } from '#platform/notices'
import { isNotFound, isRoleTooLow } from '#platform/transport'
import { useStatement } from '../../hooks/useStatement.ts'
import { StatementView } from './StatementView.tsx'

/** The same for a change, read when it is open; nothing where nobody was asked, or for whom neither prepares nor releases. */
export function ChangeStatement({ change }: { change: string }) {
  const { statement, save, ...state } = useStatement(change)
  const say = useSay()
  if (isNotFound(state.error) || isRoleTooLow(state.error)) return null
  return (
    <LoadState {...state} data={statement}>
      {shown => <StatementView statement={shown} onFile={file => void save(file).catch(say.failure)} />}
    </LoadState>
  )
}
