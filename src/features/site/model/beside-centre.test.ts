import { expect, test } from 'vitest'
import { type MenuReader, menuOf } from '#contract/menus'
import { isProtected, pages } from '#contract/pages'
import { isBesideCentre, isOfOneThing } from './beside-centre.ts'
import { nameInCentre } from './centre-twins.ts'

const everybody: MenuReader = {
  role: 'owner',
  isOffice: true,
  isFairOffice: true,
  fairs: { onsite: true, online: true },
}

const named = new Set([...menuOf('individual'), ...menuOf('employer', everybody)].map(({ url }) => nameInCentre(url)))

const centrePages = Object.values(pages).filter(isProtected)

test('the menu of a centre stands beside the pages that it names, and no others', () => {
  const beside = centrePages.map(({ path }) => path).filter(isBesideCentre)
  expect(beside.toSorted()).toEqual(
    centrePages
      .map(({ path }) => path)
      .filter(path => named.has(nameInCentre(path)))
      .toSorted(),
  )
})

test('a single thing has its place filled in', () => {
  expect(isOfOneThing('/user/resume/page/43b16852-56bf-4755-97ee-abd78f11c00a')).toBe(true)
  expect(isOfOneThing('/user/resume')).toBe(false)
  expect(isBesideCentre('/exam/apply/101')).toBe(false)
})
