import type { ReactNode } from 'react'
import { type UserType, userTypes } from '#contract/session'
import { SideMenu } from '#design-system'
import { useCentreMenu } from '../../hooks/useCentreMenu.ts'
import { nameInCentre } from '../../model/centre-twins.ts'

interface Props {
  userType: UserType
  path: string
  /** What stands in its place until the entries are here. */
  awaited: ReactNode
}

/** The menu of the individual's or the employer's centre on its own pages; nothing on others, which have a way back of their own. */
export function CentreMenu({ userType, path, awaited }: Props) {
  const { menu } = useCentreMenu(userType)
  const current = nameInCentre(path)
  if (menu === undefined) return awaited
  if (!menu.some(({ url, show }) => show && url === current)) return null
  return (
    <SideMenu
      label={userType === userTypes.employer ? '单位中心' : '个人中心'}
      groups={[{ items: menu }]}
      current={current}
    />
  )
}
