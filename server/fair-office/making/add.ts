import { codes } from '#contract/codes'
import { isOnline } from '#contract/fair-kinds'
import { fairMandates } from '#contract/fair-mandates'
import { addFair, fairDraft, fairSources } from '#contract/fair-office'
import { boothFee } from '#contract/fair-plan'
import type { Queryable } from '../../db/db.ts'
import type { Context } from '../../http/context.ts'
import { invalid, notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { citiesToOrganise, coversCity, listFairMandates, putFairMandates } from '../mandate-queries.ts'
import { demandFairMandate } from '../mandates.ts'
import { formerAnswers, seriesAnswers, toValues } from './form.ts'
import {
  copyHalls,
  type FairValues,
  findFairForm,
  findSeries,
  findTemplate,
  insertFair,
  insertHall,
  listFormer,
  listSeries,
  listTemplates,
} from './queries.ts'

type Asking = Pick<Context<'type1'>, 'db' | 'user'>

/** The cities of whoever makes fairs. Throws for others. */
async function demandCities({ db, user }: Asking): Promise<readonly string[]> {
  const cities = await citiesToOrganise(db, user.id)
  if (cities.length === 0) throw notFound()
  return cities
}

async function seriesOf(context: Asking, id: string, cities: readonly string[]) {
  const series = await findSeries(context.db, id)
  if (!series || !coversCity(cities, series.city)) throw notFound()
  return series
}

async function formerOf(context: Asking, id: string) {
  await demandFairMandate(context, id, 'organise')
  const former = await findFairForm(context.db, id)
  if (!former) throw notFound()
  return former
}

/** A hall on line begins with so many booths. */
const ONLINE_BOOTHS = 40

const onlineBooths = Array.from({ length: ONLINE_BOOTHS }, (_, at) => ({
  code: `A${String(at + 1).padStart(2, '0')}`,
  kind: 'standard' as const,
  x: 0,
  y: 0,
  w: 0,
  h: 0,
}))

/** Lays the fair out: as the template has it, as the former one was, or on line in one hall without a plan. */
async function layOut(
  tx: Queryable,
  fair: number,
  given: { readonly template: string; readonly from: string; readonly values: FairValues },
): Promise<void> {
  const { template: id, from, values } = given
  const priced = (booths: readonly (typeof onlineBooths)[number][]) =>
    booths.map(booth => ({ ...booth, fee: boothFee(booth.kind, values.boothFee) }))
  if (id === '' && from !== '') {
    await copyHalls(tx, from, fair)
    return
  }
  if (isOnline(values.kind)) {
    await insertHall(tx, fair, 1, { name: '线上展区', width: 0, depth: 0, features: [], booths: priced(onlineBooths) })
    return
  }
  if (id === '') throw invalid({ template: '请选择展厅模板' })
  const template = await findTemplate(tx, id)
  if (!template) throw invalid({ template: '请重新选择展厅模板' })
  const booths = template.booths.map(booth => ({ ...booth, fee: boothFee(booth.kind, values.boothFee) }))
  await insertHall(tx, fair, 1, { ...template, name: '主展厅', booths })
}

export const addCalls = [
  serve(fairSources, async (_, context) => {
    const { db, user } = context
    const cities = await demandCities(context)
    const held = (await listFairMandates(db, user.id)).filter(({ mandates }) => mandates.includes('organise'))
    const named = ({ id, title }: { id: number; title: string }) => ({ id: String(id), title })
    return {
      series: (await listSeries(db, cities)).map(named),
      fairs: (
        await listFormer(
          db,
          held.map(({ fair_id }) => fair_id),
        )
      ).map(named),
      templates: (await listTemplates(db)).map(({ id, name, booths }) => ({ id: String(id), name, booths })),
    }
  }),

  serve(fairDraft, async ({ series, from }, context) => {
    const cities = await demandCities(context)
    if (from !== '') return { answers: formerAnswers(await formerOf(context, from), context.now), template: '' }
    if (series === '') return { answers: {}, template: '' }
    const row = await seriesOf(context, series, cities)
    const template = row.plan_template_id === null ? '' : String(row.plan_template_id)
    return { answers: seriesAnswers(row, context.now), template }
  }),

  serve(addFair, async ({ series, from, template, answers }, context) => {
    const { db, user, now, audit } = context
    const cities = await demandCities(context)
    if (!coversCity(cities, answers.city)) {
      throw new Refusal(codes.roleTooLow, '您没有在这个城市组织招聘会的权限', {
        fields: { city: '请选择您负责的城市' },
      })
    }
    const former = from === '' ? undefined : await formerOf(context, from)
    if (series !== '') await seriesOf(context, series, cities)
    const values = toValues(answers)
    if (values.timeline.opensAt <= now.getTime()) throw invalid({ day: '日期应在今天以后' })
    const id = await insertFair(db, values, series || String(former?.series_id ?? ''), now)
    const isLike = former !== undefined && isOnline(former.kind) === isOnline(values.kind)
    await layOut(db, id, { template: isOnline(values.kind) ? '' : template, from: isLike ? from : '', values })
    await putFairMandates(db, { fair: String(id) }, { user: user.id, mandates: fairMandates }, now)
    await audit({ action: 'fair.add', subject: { kind: 'fair', id: String(id) }, detail: { series, from, template } })
    return { id: String(id) }
  }),
]
