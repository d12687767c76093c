import { listJobs } from 'jiangxi-talent-portal/contract/jobs'
import { jiangxiRegions } from 'jiangxi-talent-portal/contract/reference/regions'
import { choiceCss, globalCss, Header, RegionCascader, talentCss } from 'jiangxi-talent-portal/design-system'
import { routes } from 'jiangxi-talent-portal/features/jobs/routes'
import { jobPage } from 'jiangxi-talent-portal/mocks/fixtures/jobs'
import { mock } from 'jiangxi-talent-portal/mocks/mock'
import { BrowserRouter } from 'jiangxi-talent-portal/platform/routing'
import { Stage } from 'jiangxi-talent-portal/stage'
import { setupWorker } from 'msw/browser'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function RegionField() {
  const [region, setRegion] = useState('')
  return (
    <>
      <RegionCascader
        id="region"
        aria-label="所在地区"
        source={jiangxiRegions}
        value={region}
        onValueChange={change => setRegion(change.value)}
      />
      <output>{region}</output>
    </>
  )
}

async function start() {
  await setupWorker(mock(listJobs).returns(jobPage)).start({ quiet: true })
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no place to draw in')
  const { Page } = await routes.jobSearch.load()
  const style = document.createElement('style')
  style.textContent = globalCss + talentCss + choiceCss
  document.head.append(style)
  createRoot(root).render(
    <BrowserRouter>
      <Stage>
        <Header title="别处的门户" menu={[{ title: '找工作', url: '/job-search' }]} />
        <main>
          <RegionField />
          <Page />
        </main>
      </Stage>
    </BrowserRouter>,
  )
}

void start()
