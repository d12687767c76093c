import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allPressed, nothingChosen, pressed } from './selection.ts'

const ids = ['一', '二', '三', '四', '五']
const press = (selection: Parameters<typeof pressed>[0], id: string, range = false) =>
  pressed(selection, { ids, id, range })

test('a row is chosen and let go', () => {
  const one = press(nothingChosen, '二')
  expect([...one.chosen]).toEqual(['二'])
  expect([...press(one, '二').chosen]).toEqual([])
})

test('a range reaches from the last row pressed to this one, either way', () => {
  expect([...press(press(nothingChosen, '二'), '四', true).chosen]).toEqual(['二', '三', '四'])
  expect([...press(press(nothingChosen, '四'), '二', true).chosen].toSorted()).toEqual(['三', '二', '四'].toSorted())
})

test('a range lets go when its end was chosen', () => {
  const all = allPressed(nothingChosen, ids)
  expect([...press(press(all, '一'), '三', true).chosen]).toEqual(['四', '五'])
})

test('a range without a beginning, or from a row that is gone, is this row alone', () => {
  expect([...press(nothingChosen, '三', true).chosen]).toEqual(['三'])
  expect([...press({ chosen: new Set(), anchor: '没了' }, '三', true).chosen]).toEqual(['三'])
})

test('all are chosen unless all were', () => {
  const all = allPressed(press(nothingChosen, '二'), ids)
  expect([...all.chosen]).toEqual(ids)
  expect([...allPressed(all, ids).chosen]).toEqual([])
})

test('whatever is pressed, the row itself changes and nothing outside the list is chosen', () => {
  const row = fc.constantFrom(...ids)
  fc.assert(
    fc.property(fc.array(fc.tuple(row, fc.boolean())), presses => {
      let selection = nothingChosen
      for (const [id, range] of presses) {
        const before = selection.chosen.has(id)
        selection = press(selection, id, range)
        expect(selection.chosen.has(id)).toBe(!before)
        expect(ids).toEqual(expect.arrayContaining([...selection.chosen]))
      }
    }),
  )
})
