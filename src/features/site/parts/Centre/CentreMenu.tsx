import type { ReactNode } from 'react'
import { SideMenu } from '#design-system'
import { useCentreGroups } from '../../hooks/useCentreGroups.ts'
import { nameInCentre } from '../../model/centre-twins.ts'

interface Props {
  path: string
  /** What stands in its place until the entries are here. */
  awaited: ReactNode
}

/** The menu of the individual's or the employer's centre on its own pages; nothing on others, which have a way back of their own. */
export function CentreMenu({ path, awaited }: Props) {
  const { label, groups } = useCentreGroups()
  const current = nameInCentre(path)
  if (groups === undefined) return awaited
  if (!groups.some(({ items }) => items.some(({ url }) => url === current))) return null
  return <SideMenu label={label} groups={groups} current={current} />
}
