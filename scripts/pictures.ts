import { join } from 'node:path'
import { chromium } from 'playwright'
import { describeSites } from '../server/sites.ts'
import { launchOptions } from './browser.ts'
import { pictures } from './pictures/sheets.ts'
import { root } from './steps.ts'

/** Draws the PNGs of both sites anew, after a mark or a name has changed; names as the environment gives them. */
const sites = describeSites((name, fallback) => process.env[name] || fallback)
const browser = await chromium.launch(launchOptions())
for (const { file, width, height, html } of [sites.standard, sites.talent].flatMap(site => pictures(root, site))) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.screenshot({ path: join(root, 'public', file), omitBackground: true })
  await page.close()
  console.log(`public/${file} drawn`)
}
await browser.close()
