import { listRegulations } from '#contract/regulations'
import { chinaDay } from '../clock.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { wordsOf } from '../words.ts'
import { countFacets, countRegulations, type FacetName, listHits, listRegulationRows } from './queries.ts'
import { toClause, toFacts } from './rows.ts'

/** Clauses shown of each rule. */
const SHOWN = 3

/** Rules and policies, searched down to their clauses. */
export const regulationsCalls = [
  serve(listRegulations, async ({ t, page, pageSize, ...filters }, { db, now }) => {
    const words = wordsOf(t)
    const what = { ...filters, words, now, today: chinaDay(now) }
    const rows = await listRegulationRows(db, what, sliceOf({ page, pageSize }))
    const hits = Map.groupBy(
      await listHits(
        db,
        rows.map(({ id }) => id),
        words,
        SHOWN,
      ),
      ({ article_id }) => article_id,
    )
    const list = rows.map(row => {
      const own = hits.get(row.id) ?? []
      const { id, title, summary } = row
      return { ...toFacts(row), id: String(id), title, summary, hits: own.map(toClause), hitCount: own[0]?.hits ?? 0 }
    })
    const counts = await countFacets(db, what)
    const facet = (name: FacetName) =>
      counts.filter(row => row.facet === name).map(({ value, count }) => ({ value, count }))
    return {
      ...exactPage(list, await countRegulations(db, what), { page, pageSize }),
      facets: { level: facet('level'), topic: facet('topic'), year: facet('year'), validity: facet('validity') },
    }
  }),
]
