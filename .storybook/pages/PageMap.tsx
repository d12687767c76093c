import { type CSSProperties, useEffect, useState } from 'react'
import { type PageName, pages } from '../../src/contract/pages.ts'
import { light } from '../../src/design-system/tokens/themes.ts'
import type { PageType } from '../../src/platform/routing/index.ts'

const types: Readonly<Record<PageType, string>> = {
  landing: '入口页',
  results: '搜索结果',
  detail: '详情',
  'task-list': '分节填写',
  'record-list': '我的记录',
  inbox: '收件箱',
  board: '工作台',
  article: '文章',
  centre: '个人与单位中心',
  door: '登录与注册',
  done: '办完了',
  nothing: '没有找到',
}

const looks = [
  { label: '桌面', globals: 'viewport.value:desktop' },
  { label: '桌面 深色', globals: 'viewport.value:desktop;theme:dark' },
  { label: '手机', globals: 'viewport.value:narrow' },
  { label: '手机 深色', globals: 'viewport.value:narrow;theme:dark' },
]

interface Story {
  readonly id: string
  readonly importPath: string
  readonly exportName?: string
}

/** Which type a page is, and by which module it is drawn, as the tables of routes say it. */
const sources = import.meta.glob<string>(['../../src/features/*/routes.ts', '../../src/app/own-pages.ts'], {
  query: '?raw',
  eager: true,
  import: 'default',
})

interface Drawn {
  readonly name: PageName
  readonly type: PageType
  /** Name of the component, which its stories are filed under. */
  readonly component: string
}

const isPage = (name: string): name is PageName => name in pages
const isType = (name: string): name is PageType => name in types

/** Records written out, and names that stand for one: `seekerLogin: login`. */
function drawnIn(source: string): Drawn[] {
  const records = new Map<string, Pick<Drawn, 'type' | 'component'>>()
  for (const [, name = '', body = ''] of source.matchAll(/(\w+)(?:: RouteRecord = |: )\{([^{}]*load: page[^{}]*)\}/g)) {
    const type = /type: '([a-z-]+)'/.exec(body)?.[1] ?? ''
    const component = /import\([^)]*\), '(\w+)'/.exec(body)?.[1] ?? ''
    if (isType(type)) records.set(name, { type, component })
  }
  for (const [, name = '', other = ''] of source.matchAll(/^ {2}(\w+)(?:: (\w+))?,$/gm)) {
    const record = records.get(other || name)
    if (record) records.set(name, record)
  }
  return [...records].flatMap(([name, record]) => (isPage(name) ? [{ name, ...record }] : []))
}

const drawn = Object.values(sources).flatMap(drawnIn)

/** The story that shows a page with something on it: `Filled` where there is one. */
function storyOf(stories: readonly Story[], component: string): Story | undefined {
  const own = stories.filter(({ importPath }) => importPath.endsWith(`/${component}.stories.tsx`))
  return own.find(({ exportName }) => exportName === 'Filled') ?? own[0]
}

async function listStories(): Promise<Story[]> {
  const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, Story> }
  return Object.values(entries)
}

const cell: CSSProperties = { padding: '4px 12px', borderBottom: `1px solid ${light.border}`, textAlign: 'start' }

/** Every page of the portal under its type, with its story on a desktop and a phone, light and dark. */
export function PageMap() {
  const [stories, setStories] = useState<readonly Story[]>([])
  useEffect(() => {
    void listStories().then(setStories)
  }, [])
  return (Object.keys(types) as PageType[]).map(type => (
    <section key={type}>
      <h2>{types[type]}</h2>
      <table style={{ borderCollapse: 'collapse', width: '100%', fontSize: 14 }}>
        <tbody>
          {drawn
            .filter(page => page.type === type)
            .map(({ name, component }) => {
              const story = storyOf(stories, component)
              return (
                <tr key={name}>
                  <th scope="row" style={{ ...cell, width: '30%', fontWeight: 400 }}>
                    {pages[name].title}
                  </th>
                  <td style={cell}>
                    <code>{pages[name].path}</code>
                  </td>
                  {looks.map(({ label, globals }) => (
                    <td key={label} style={cell}>
                      {story && (
                        <a href={`./?path=/story/${story.id}&globals=${globals}`} target="_top">
                          {label}
                        </a>
                      )}
                    </td>
                  ))}
                </tr>
              )
            })}
        </tbody>
      </table>
    </section>
  ))
}
