import { expect, it, vi } from 'vitest'
import { createAttempts } from './attempts.ts'

/** A sender over a service that answers when it is told to. */
function setUp() {
  const attempts = createAttempts<string>()
  const calls: { key: string; answer: (text: string) => void; fail: () => void }[] = []
  const send = (input: unknown) =>
    attempts.send(
      input,
      key =>
        new Promise((answer, reject) => {
          calls.push({ key, answer, fail: () => reject(new Error('offline')) })
        }),
    )
  return { send, calls }
}

/** Files are read before it is known whether an attempt is another one. */
const begun = (calls: readonly unknown[], count: number) =>
  vi.waitFor(() => expect(calls).toHaveLength(count), { timeout: 30_000 })

const file = (text: string, name = 'licence.png') => new File([text], name, { lastModified: 0 })

it('is under way as soon as it is asked for', () => {
  const { send, calls } = setUp()
  void send({ files: [file('one')] })
  expect(calls).toHaveLength(1)
})

it.each<[string, () => [unknown, unknown]]>([
  ['the same words', () => [{ id: '7' }, { id: '7' }]],
  [
    'the same file',
    () => {
      const files = [file('one')]
      return [{ files }, { files }]
    },
  ],
  ['files of the same contents', () => [{ files: [file('one')] }, { files: [file('one')] }]],
  ['blobs of the same contents', () => [{ picture: new Blob(['one']) }, { picture: new Blob(['one']) }]],
])('a double press with %s is one call', async (_, inputs) => {
  const { send, calls } = setUp()
  const sent = inputs().map(send)
  calls[0]?.answer('stored')
  expect(await Promise.all(sent)).toEqual(['stored', 'stored'])
  expect(calls).toHaveLength(1)
})

it.each<[string, unknown, unknown]>([
  ['words', { id: '7' }, { id: '8' }],
  ['files of one size, name and time', { files: [file('one')] }, { files: [file('two')] }],
  ['blobs', { picture: new Blob(['one']) }, { picture: new Blob(['three']) }],
  ['numbers of files', { files: [file('one')] }, { files: [file('one'), file('one')] }],
  ['places of a file', { front: file('one'), back: '' }, { front: '', back: file('one') }],
])('different %s are different calls, each with a key of its own', async (_, one, other) => {
  const { send, calls } = setUp()
  const sent = [send(one), send(other)]
  await begun(calls, 2)
  expect(new Set(calls.map(({ key }) => key)).size).toBe(2)
  calls.forEach(({ answer }, at) => void answer(`stored ${at}`))
  expect(await Promise.all(sent)).toEqual(['stored 0', 'stored 1'])
})

it('repeats what has failed under its key, and another file under another', async () => {
  const { send, calls } = setUp()
  const first = send({ files: [file('one')] })
  calls[0]?.fail()
  await expect(first).rejects.toThrow('offline')
  const again = send({ files: [file('one')] })
  await begun(calls, 2)
  calls[1]?.fail()
  await expect(again).rejects.toThrow('offline')
  const other = send({ files: [file('two')] })
  await begun(calls, 3)
  calls[2]?.answer('stored')
  expect(await other).toBe('stored')
  const [one, two, three] = calls.map(({ key }) => key)
  expect([one === two, one === three]).toEqual([true, false])
})

it('a double press of what has failed before is one call, also of what has been chosen anew', async () => {
  const { send, calls } = setUp()
  const first = send({ files: [file('one')] })
  calls[0]?.fail()
  await expect(first).rejects.toThrow('offline')
  const sent = [send({ files: [file('two')] }), send({ files: [file('two')] })]
  await begun(calls, 2)
  calls[1]?.answer('stored')
  expect(await Promise.all(sent)).toEqual(['stored', 'stored'])
  expect(calls).toHaveLength(2)
})

it('sends the same again once it was stored: a second message may say what the first said', async () => {
  const { send, calls } = setUp()
  const first = send({ text: '您好' })
  calls[0]?.answer('stored')
  await first
  const second = send({ text: '您好' })
  expect(calls).toHaveLength(2)
  calls[1]?.answer('stored')
  await second
})

it('takes a file that can not be read any more for another', async () => {
  const { send, calls } = setUp()
  const gone = Object.assign(file('one'), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  const sent = [send({ files: [gone] }), send({ files: [file('one')] })]
  await begun(calls, 2)
  for (const { answer } of calls) answer('stored')
  await Promise.all(sent)
})
