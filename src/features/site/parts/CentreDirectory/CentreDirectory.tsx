import { lazy, Suspense } from 'react'
import { Root } from './CentreDirectory.styles.ts'

const DirectoryMenu = lazy(() => import('./DirectoryMenu.tsx').then(module => ({ default: module.DirectoryMenu })))

/** Everything of the centre of whoever is signed in, for a phone, which has no menu beside its pages. Renders a `<div>`. */
export const CentreDirectory = () => (
  <Root>
    <Suspense>
      <DirectoryMenu />
    </Suspense>
  </Root>
)
