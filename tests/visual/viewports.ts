import { chromium, type FullConfig } from 'playwright/test'
import { noteMachine } from './machine.ts'

interface Extracted {
  globals?: { viewport?: { value?: string } }
  parameters?: { viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> } }
}

interface Preview {
  ready(): Promise<void>
  extract(): Promise<Record<string, Extracted>>
}

export interface Viewport {
  width: number
  height: number
}

const VARIABLE = 'VISUAL_VIEWPORTS'

/** Asks Storybook itself, once, in which viewport each story is told, and hands the answer to the workers. */
export default async function collectViewports(config: FullConfig): Promise<void> {
  const use = config.projects[0]?.use ?? {}
  const browser = await chromium.launch(use.launchOptions)
  try {
    const page = await browser.newPage()
    await page.goto(`${use.baseURL}/iframe.html`)
    await page.waitForFunction('Boolean(globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue)')
    const viewports = await page.evaluate(async () => {
      const preview: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
      await preview.ready()
      const stories = Object.entries(await preview.extract())
      return stories.map(([id, { globals, parameters }]) => {
        const styles = parameters?.viewport?.options?.[globals?.viewport?.value ?? '']?.styles
        return [id, styles] as const
      })
    })
    const sizes = viewports.flatMap(([id, styles]) =>
      styles === undefined
        ? []
        : [[id, { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }] as const],
    )
    process.env[VARIABLE] = JSON.stringify(Object.fromEntries(sizes))
    noteMachine(browser.version())
  } finally {
    await browser.close()
  }
}

let known: Record<string, Viewport> | undefined

/** The viewport of a story, the desktop's where it names none. */
export function viewportOf(id: string): Viewport {
  known ??= JSON.parse(process.env[VARIABLE] ?? '{}') as Record<string, Viewport>
  return known[id] ?? { width: 1280, height: 800 }
}
