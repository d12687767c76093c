import { useState } from 'react'
import { SiteAreaSelector } from '#design-system'
import { useSay } from '#platform/notices'
import { useSubSites } from '../../hooks/useSubSites.ts'

/** Leads to the site of a city; `area` is the code of the one that is shown, '' for the main site. */
export function SiteArea({ area }: { area: string }) {
  const [open, setOpen] = useState(false)
  const { areas } = useSubSites(open || area !== '')
  const say = useSay()
  return (
    <SiteAreaSelector
      areas={areas?.map(({ href, ...site }) => ({ ...site, href: href === '' ? undefined : href }))}
      value={area}
      unnamed="总站"
      onOpen={() => setOpen(true)}
      onUnavailable={() => say.warning('正在建设中...')}
    />
  )
}
