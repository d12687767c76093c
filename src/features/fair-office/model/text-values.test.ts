import { expect, it } from 'vitest'
import { fairTextsInFull } from '#mocks/fixtures/fair-papers'
import { bodyOf, readTextValues, textDifferences, textOf, textValuesOf } from './text-values.ts'

const text = textOf(fairTextsInFull.texts, 'emergency')
if (!text) throw new Error('no text')
const values = textValuesOf('emergency', text.body)

it('says the same after it was typed into a form', () => {
  expect(bodyOf(values)).toEqual(text.body)
  expect(readTextValues('emergency', JSON.parse(JSON.stringify(values)))).toEqual(values)
})

it('takes nothing from a browser that is no text', () => {
  for (const kept of [null, 'x', {}, { sections: {} }, { sections: {}, groups: [{ nobody: '1' }] }])
    expect(readTextValues('emergency', kept)).toBeNull()
  expect(readTextValues('emergency', { sections: { scope: '甲' }, groups: [] })?.sections).toMatchObject({
    scope: '甲',
    report: '',
  })
})

it('names the sections in which two versions differ', () => {
  const [first, ...rest] = values.groups
  const other = {
    sections: { ...values.sections, fire: '先拨 119' },
    groups: [{ ...first, group: '指挥组', people: '4', leader: '', phone: '', duty: '指挥' }, ...rest],
  }
  expect(textDifferences('emergency', values, other).map(({ label }) => label)).toEqual(['火灾和停电', '分工表'])
  expect(textDifferences('emergency', values, values)).toEqual([])
})
