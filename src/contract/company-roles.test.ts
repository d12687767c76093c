import fc from 'fast-check'
import { expect, it } from 'vitest'
import { companyRoles, mayActAs } from './company-roles.ts'

const role = fc.constantFrom(...companyRoles)

it('every role may do what takes it, the lowest or its own', () => {
  for (const one of companyRoles) expect([mayActAs(one, 'reader'), mayActAs(one, one)]).toEqual([true, true])
})

it('of two different roles exactly one may act as the other', () => {
  fc.assert(fc.property(role, role, (one, other) => one === other || mayActAs(one, other) !== mayActAs(other, one)))
})

it('whoever may act as somebody may do what that one may', () => {
  fc.assert(
    fc.property(role, role, role, (one, other, least) =>
      mayActAs(one, other) && mayActAs(other, least) ? mayActAs(one, least) : true,
    ),
  )
})

it('only an owner may do what takes one, and a reader only what takes a reader', () => {
  expect(companyRoles.filter(one => mayActAs(one, 'owner'))).toEqual(['owner'])
  expect(companyRoles.filter(least => mayActAs('reader', least))).toEqual(['reader'])
})
