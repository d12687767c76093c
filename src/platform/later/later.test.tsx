import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fetchLater } from './index.ts'
import { later } from './later.tsx'

const Greeting = ({ name }: { name: string }) => <p>{`您好，${name}`}</p>

test('a part whose script is here is drawn at once, with its properties', async () => {
  const Later = later(async () => Greeting)
  await fetchLater()
  expect(renderToString(<Later name="熊丽华" />)).toContain('<p>您好，熊丽华</p>')
})

test('nothing stands for a part that is not here, and nothing fails', () => {
  const Later = later(() => new Promise<typeof Greeting>(() => undefined))
  expect(renderToString(<Later name="熊丽华" />)).not.toContain('您好')
})
