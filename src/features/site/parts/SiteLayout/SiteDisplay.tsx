import { DisplaySettings } from '#design-system'
import { useDisplay } from '../../hooks/useDisplay.ts'

/** How the site is shown to this person, and how they change that. */
export function SiteDisplay() {
  const { display, choose } = useDisplay()
  return <DisplaySettings display={display} onDisplayChange={choose} />
}
