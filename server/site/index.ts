import {
  listCategories,
  listCities,
  listJobCategories,
  listMenus,
  listNavigations,
  listSubSites,
  siteConfigs,
} from '#contract/site'
import { subSiteInfo } from '#contract/sub-sites'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { remembered } from '../remembered.ts'
import { configOf } from './config.ts'
import { cities, jobCategories, lookupList } from './lists.ts'
import { fullMenu } from './menu-entries.ts'
import { hasSample, listSettings } from './queries.ts'
import { areasOf } from './site-areas.ts'
import { offersOf } from './sub-site.ts'

/** Every page begins with the settings, and an operator's change may take a few seconds to show. */
const storedSettings = remembered(10, async ({ db }) => ({
  overrides: new Map((await listSettings(db)).map(({ key, value }) => [key, value])),
  sample: await hasSample(db),
}))

/** What every page needs: the site's settings, its menus and the fixed lists. */
export const siteCalls = [
  serve(siteConfigs, async (_, context) => {
    const { overrides, sample } = await storedSettings(context)
    return { ...configOf(context.settings.sites, overrides, context.host), sample }
  }),
  serve(listSubSites, async (_, context) => {
    const { overrides } = await storedSettings(context)
    return { list: areasOf(overrides.get('areas')) }
  }),
  serve(subSiteInfo, async ({ id }, context) => {
    const { overrides } = await storedSettings(context)
    const area = areasOf(overrides.get('areas')).find(({ value }) => value === id)
    if (!area) throw notFound()
    return { id, name: area.label, href: area.href, ...(await offersOf(id, context)) }
  }),
  serve(listCategories, async ({ alias }) => ({ list: lookupList(alias) })),
  serve(listCities, async () => ({ list: cities })),
  serve(listJobCategories, async () => ({ list: jobCategories })),
  serve(listNavigations, async (_, context) => ({ list: await fullMenu('public', context) })),
  serve(listMenus, async ({ audience }, context) => ({ list: await fullMenu(audience, context) })),
]
