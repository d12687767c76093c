import type { OwnArchive } from '#contract/archives'
import { wholeFigures } from '#design-system'
import { archiveStateLabels } from '../../model/archive-words.ts'
import { Facts } from './OwnArchive.styles.ts'

/** Whose file it is, how it stands and who keeps it. Renders a `<dl>`. */
export const Place = ({ place }: { place: Pick<OwnArchive, 'name' | 'state' | 'since' | 'office'> }) => {
  const { name, state, since, office } = place
  const facts = [
    ['姓名', name],
    ['档案状态', `${archiveStateLabels[state]}（${since} 起）`],
    ['存档机构', office.name],
    ['地址', office.address],
    ['电话', office.phone],
  ]
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{wholeFigures(value)}</dd>
        </div>
      ))}
    </Facts>
  )
}
