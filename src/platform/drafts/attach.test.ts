import { expect, it, vi } from 'vitest'
import { memoryStorage } from '../storage/index.ts'
import { attach } from './attach.ts'
import { createDrafts } from './drafts.ts'

class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
}

function setUp() {
  const page = { window: new EventTarget(), document: new FakeDocument() }
  const drafts = createDrafts(memoryStorage())
  const saving = { save: vi.fn(async () => true), stop: vi.fn() }
  return { page, drafts, saving, letGo: attach(saving, page, drafts) }
}

it('saves what was restored at once', () => {
  expect(setUp().saving.save).toHaveBeenCalledOnce()
})

it('saves when the network is back', () => {
  const { page, saving } = setUp()
  page.window.dispatchEvent(new Event('online'))
  expect(saving.save).toHaveBeenCalledTimes(2)
})

it('saves when the page is hidden, not when it is shown again', () => {
  const { page, saving } = setUp()
  page.document.dispatchEvent(new Event('visibilitychange'))
  expect(saving.save).toHaveBeenCalledOnce()
  page.document.visibilityState = 'hidden'
  page.document.dispatchEvent(new Event('visibilitychange'))
  expect(saving.save).toHaveBeenCalledTimes(2)
})

it('saves a last time when it is let go, and hears nothing afterwards', () => {
  const { page, saving, letGo } = setUp()
  letGo()
  expect(saving.save).toHaveBeenCalledTimes(2)
  page.window.dispatchEvent(new Event('online'))
  page.document.visibilityState = 'hidden'
  page.document.dispatchEvent(new Event('visibilitychange'))
  expect(saving.save).toHaveBeenCalledTimes(2)
})

it('is present until its last save has ended', async () => {
  const { drafts, saving, letGo } = setUp()
  const last = Promise.withResolvers<boolean>()
  saving.save.mockReturnValueOnce(last.promise)
  letGo()
  drafts.dropAll()
  expect(saving.stop).toHaveBeenCalledOnce()
  last.resolve(true)
  await new Promise(process.nextTick)
  drafts.dropAll()
  expect(saving.stop).toHaveBeenCalledOnce()
})
