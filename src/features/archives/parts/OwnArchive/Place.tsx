import type { OwnArchive } from '#contract/archives'
import { FactList } from '#design-system'
import { archiveStateLabels } from '../../model/archive-words.ts'

/** Whose file it is, how it stands and who keeps it. Renders a `<dl>`. */
export const Place = ({ place }: { place: Pick<OwnArchive, 'name' | 'state' | 'since' | 'office'> }) => {
  const { name, state, since, office } = place
  return (
    <FactList
      facts={[
        { term: '姓名', details: name },
        { term: '档案状态', details: `${archiveStateLabels[state]}（${since} 起）` },
        { term: '存档机构', details: office.name },
        { term: '地址', details: office.address },
        { term: '电话', details: office.phone },
      ]}
    />
  )
}
