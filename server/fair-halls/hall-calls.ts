import { fairHalls, listFloorplanTemplates } from '#contract/fair-halls'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { listBoothRows, listHallRows, listTemplateRows } from './hall-queries.ts'
import { isShown } from './info-queries.ts'

/** Halls and the plans that they are laid out from. */
export const hallCalls = [
  serve(fairHalls, async ({ id }, { db, now }) => {
    if (!(await isShown(db, id, now))) throw notFound()
    const [halls, booths] = await Promise.all([listHallRows(db, id), listBoothRows(db, id, now)])
    const byHall = Map.groupBy(booths, ({ hall_id }) => hall_id)
    return {
      halls: halls.map(hall => ({
        ...hall,
        id: String(hall.id),
        booths: (byHall.get(hall.id) ?? []).map(
          ({ hall_id: _, company_id, participation, company, tags, jobs, ...booth }) => ({
            ...booth,
            id: String(booth.id),
            company:
              company_id === null
                ? null
                : {
                    id: String(company_id),
                    participation: participation ?? '',
                    name: company ?? '',
                    tags: tags ?? [],
                    jobs,
                  },
          }),
        ),
      })),
    }
  }),

  serve(listFloorplanTemplates, async (_, { db }) => ({
    list: (await listTemplateRows(db)).map(template => ({ ...template, id: String(template.id) })),
  })),
]
