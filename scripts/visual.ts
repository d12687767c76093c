import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { machineWith } from '../tests/visual/machine.ts'
import { ensureBrowser, launchOptions } from './browser.ts'
import { report, root, runStep } from './steps.ts'
import { buildStorybook } from './storybook.ts'

const baselines = join(root, 'tests/visual/baselines')

/** Notes which browser draws the pictures, and drops those whose story is gone. */
async function prepareUpdate(): Promise<void> {
  const browser = await chromium.launch(launchOptions())
  const version = browser.version()
  await browser.close()
  mkdirSync(baselines, { recursive: true })
  writeFileSync(join(baselines, 'chromium.txt'), machineWith(version))
  const { entries }: { entries: Record<string, unknown> } = JSON.parse(
    readFileSync(join(root, 'storybook-static/index.json'), 'utf8'),
  )
  const isOrphan = (name: string) => name.endsWith('.png') && !(name.slice(0, -'.png'.length) in entries)
  for (const name of readdirSync(baselines).filter(isOrphan)) rmSync(join(baselines, name))
}

/** `npm run visual` compares; `-- --update` records anew; `-- --no-build` takes the Storybook that is there. Other arguments go to Playwright. */
async function main(args: readonly string[]): Promise<boolean> {
  ensureBrowser()
  const isUpdate = args.includes('--update')
  if (!args.includes('--no-build')) {
    const built = await runStep(buildStorybook)
    report(built)
    if (!built.ok) return false
  }
  if (isUpdate) await prepareUpdate()
  const rest = args.filter(argument => argument !== '--update' && argument !== '--no-build')
  const compared = await runStep(
    {
      name: 'pictures',
      command: 'playwright',
      args: [
        'test',
        '-c',
        'tests/visual/playwright.config.ts',
        ...(isUpdate ? ['--update-snapshots=changed'] : []),
        ...(rest.some(argument => argument.startsWith('--reporter')) ? [] : ['--reporter=dot']),
        ...rest,
      ],
    },
    { live: true },
  )
  if (!compared.ok) console.log('Expected, actual and difference lie under test-results/visual.')
  return compared.ok
}

if (!(await main(process.argv.slice(2)))) process.exitCode = 1
