import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { chinaRegions } from '#contract/reference/regions-china'
import { Combobox, choiceCss, Field, globalCss, RegionCascader } from '#design-system'
import { JobList } from '#features/jobs'
import { MemoryRouter } from '#platform/routing'
import { RouterLinks } from '../../../src/app/RouterLinks.tsx'
import { jobs } from './jobs.ts'
import { type PlainClasses, PlainJobList } from './PlainJobList.tsx'

const addStyles = (css: string) => {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
}

let root: Root | undefined

/** Draws at once, to the end of React's work; the browser's own follows. */
function show(what: ReactNode): void {
  const mounted = root ?? createRoot(document.body.appendChild(document.createElement('main')))
  root = mounted
  flushSync(() => mounted.render(what))
}

const classOf = (selector: string): string => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`The list of vacancies has no ${selector}`)
  return element.className
}

/** Every rule that the parts have put into the page. */
const rules = () =>
  [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement && 'styled' in ownerNode.dataset)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n')

/** Each has words by which it can be found, as schools have. */
const schools = Array.from({ length: 10_000 }, (_, n) => ({
  value: String(n),
  label: `第 ${n} 职业技术学院`,
  keywords: `d${n}zyjsxy di${n}zhiyejishuxueyuan`,
}))

/** What can be asked of the page. */
const bench = {
  showJobs: () =>
    show(
      <MemoryRouter>
        <RouterLinks>
          <JobList jobs={jobs} />
        </RouterLinks>
      </MemoryRouter>,
    ),
  showPlainJobs: (classes: PlainClasses) => show(<PlainJobList jobs={jobs} classes={classes} />),
  showRegions: () =>
    show(
      <Field label="户籍所在地">
        <RegionCascader source={chinaRegions} />
      </Field>,
    ),
  showSchools: () =>
    show(
      <Field label="毕业院校">
        <Combobox source={schools} />
      </Field>,
    ),
  showNothing: () => show(null),
  /** Markup of what is shown, and all that it takes to draw the same list of vacancies without the parts. */
  readJobs: () => ({
    markup: document.querySelector('main')?.innerHTML ?? '',
    css: rules(),
    classes: { list: classOf('main > ul'), card: classOf('article') },
  }),
  addStyles,
  setTheme: (theme: 'light' | 'dark') => {
    document.documentElement.dataset.theme = theme
  },
}

declare global {
  interface Window {
    bench: typeof bench
    /** How often React has drawn something. */
    commits: number
  }
}

addStyles(globalCss + choiceCss)
window.bench = bench
show(null)
