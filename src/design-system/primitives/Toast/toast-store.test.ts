import { expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

const messages = (store: ReturnType<typeof createToastStore>) => store.visible().map(toast => toast.message)

test('three are in sight, the rest wait their turn', () => {
  const store = createToastStore()
  for (const message of ['一', '二', '三', '四']) store.show({ message, duration: 2000 })
  expect(messages(store)).toEqual(['一', '二', '三'])
  store.dismiss(store.visible()[0]?.id ?? 0)
  expect(messages(store)).toEqual(['二', '三', '四'])
})

test('ten failures of the same kind say so once', () => {
  const store = createToastStore()
  for (let time = 0; time < 10; time += 1) store.show({ message: '服务器错误', tone: 'danger', duration: 2000 })
  expect(messages(store)).toEqual(['服务器错误'])
})

test('words that are gone can be said again', () => {
  const store = createToastStore()
  store.show({ message: '已保存', duration: 1500 })
  store.dismiss(1)
  store.show({ message: '已保存', duration: 1500 })
  expect(messages(store)).toEqual(['已保存'])
})

test('closing is reported once', () => {
  const store = createToastStore()
  const onClose = vi.fn()
  store.show({ message: '需重新登录', duration: 1500, onClose })
  store.dismiss(1)
  store.dismiss(1)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('listeners hear of every change until they leave', () => {
  const store = createToastStore()
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  store.show({ message: '一', duration: 1500 })
  leave()
  store.show({ message: '二', duration: 1500 })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('what is in sight is the same array until it changes', () => {
  const store = createToastStore()
  expect(store.visible()).toBe(store.visible())
})
