import { expect, test } from 'vitest'
import { mayOpen, pageAt } from '#contract/pages'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'

/** The page at an address that a function says whole, or up to the id that it appends. */
const pageOf = (address: string) => {
  const { pathname } = new URL(address, 'http://site.invalid')
  return (pageAt(pathname) ?? pageAt(`${pathname}7`))?.page
}

describeOnBothEngines('messages that the database writes itself', open => {
  test('lead to pages that seekers and employers may open', async () => {
    const db = await open()
    const functions = await db.query<{ name: string; body: string }>(sql`
      select proname as name, prosrc as body from pg_proc where prosrc ilike '%insert into messages%'`)
    const links = functions.flatMap(({ name, body }) =>
      [...body.matchAll(/'(\/[^']*)'/g)].map(([, address = '']) => ({ name, address })),
    )
    expect(functions.map(({ name }) => name)).toContain('tell_of_report')
    expect(new Set(links.map(({ name }) => name))).toEqual(new Set(functions.map(({ name }) => name)))
    const astray = links.filter(({ address }) => {
      const page = pageOf(address)
      return !page || !mayOpen('seeker', page) || !mayOpen('employer', page)
    })
    expect(astray).toEqual([])
  })
})
