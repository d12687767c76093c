import { expect, test } from 'vitest'
import { elderMenu } from './elder-menu.ts'

const entry = (title: string) => ({ title, url: `/${title}` })
const column = { ...entry('专栏'), children: [entry('国企'), entry('零工')] }
const menu = [...['首页', '职位', '招聘会'].map(entry), column, entry('政策')]
const line = { name: '服务热线', number: '0791-86000101' }

test('begins with whom to call, and keeps what was behind within 更多', () => {
  const { items } = elderMenu(menu, 0, line)
  expect(items.map(({ title }) => title)).toEqual(['服务热线 0791-86000101', '首页', '职位', '招聘会', '更多'])
  expect(items[0]?.url).toBe('tel:0791-86000101')
  expect(items.at(-1)).toMatchObject({
    children: [column, ...column.children, entry('政策')].map(({ title }) => ({ title })),
  })
})

test('tells a column from an entry of the same name', () => {
  const { items } = elderMenu([...menu, entry('零工')], 0, line)
  const titles = ['专栏', '国企', '专栏：零工', '政策', '零工']
  expect(items.at(-1)).toMatchObject({ children: titles.map(title => ({ title })) })
})

test('marks the entry that the page belongs to, or what it is kept in', () => {
  const marked = (active: number, whom = line as typeof line | undefined) => {
    const { items, active: at } = elderMenu(menu, active, whom)
    return items[at]?.title
  }
  expect([marked(1), marked(4), marked(-1), marked(1, undefined)]).toEqual(['职位', '更多', undefined, '职位'])
})

test('a short menu stays as it is', () => {
  const { items } = elderMenu(menu.slice(0, 3), 0, undefined)
  expect(items).toEqual(menu.slice(0, 3))
})
