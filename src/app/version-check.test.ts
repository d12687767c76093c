import { expect, it, vi } from 'vitest'
import { checkVersion } from './version-check.ts'

function surroundings(answer: () => Response) {
  const kept = new Map<string, string>()
  return {
    fetch: vi.fn(async () => answer()),
    storage: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }),
    reload: vi.fn(),
    now: () => 7,
    learnTime: vi.fn(),
  }
}

const metadata = (body: unknown) => () => new Response(JSON.stringify(body))

it('reloads once for a newer build', async () => {
  const around = surroundings(metadata({ buildTime: 'new' }))
  await checkVersion('old', around)
  await checkVersion('old', around)
  expect(around.reload).toHaveBeenCalledOnce()
  expect(around.fetch).toHaveBeenCalledWith('/metadata.json?t=7')
})

it.each([
  ['the same build', metadata({ buildTime: 'old' })],
  ['no build time', metadata({})],
  ['something else', metadata(null)],
  ['a page instead of the file', () => new Response('<html>')],
])('stays with %s', async (_, answer) => {
  const around = surroundings(answer)
  await checkVersion('old', around)
  expect(around.reload).not.toHaveBeenCalled()
})

it('takes the service’s time from when the answer was sent, and none from one that does not say', async () => {
  const headers = { Date: 'Sun, 02 Aug 2026 08:00:00 GMT' }
  const told = surroundings(() => new Response('{}', { headers }))
  await checkVersion('old', told)
  expect(told.learnTime.mock.calls).toEqual([[1_785_657_600, 7]])
  const untold = surroundings(() => new Response('{}'))
  await checkVersion('old', untold)
  expect(untold.learnTime).not.toHaveBeenCalled()
})

it('never reloads where storage is refused, which would go on for ever', async () => {
  const around = {
    ...surroundings(metadata({ buildTime: 'new' })),
    storage: () => {
      throw new DOMException('', 'SecurityError')
    },
  }
  await checkVersion('old', around)
  expect(around.reload).not.toHaveBeenCalled()
})
