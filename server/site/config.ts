import type { SiteConfig } from '#contract/site'
import { isMain, type Sites, siteFor } from '../sites.ts'
import { isAddress } from './address.ts'

/** Values of the table `site_settings` by key. */
export type Overrides = ReadonlyMap<string, unknown>

const anyText = (_: string) => true

/**
 * The settings of the face that `host` shows. An operator's value counts for one face under `talent.title`, for both
 * under `title`; a value that is no text, or no address where one is needed, is passed over.
 */
export function configOf(sites: Sites, overrides: Overrides, host: string): Omit<SiteConfig, 'sample'> {
  const site = siteFor(sites, host)
  const pick = (field: string, fallback: string, fits: (value: string) => boolean = anyText): string => {
    const values = [overrides.get(`${site.variant}.${field}`), overrides.get(field)]
    return values.filter(value => typeof value === 'string').find(fits) ?? fallback
  }
  return {
    logo: pick('logo', site.logo, value => value === '' || isAddress(value)),
    title: pick('title', site.name),
    subtitle: pick('subtitle', site.subtitle),
    hotline: pick('hotline', sites.hotline),
    examLine: pick('examLine', sites.examLine),
    archivesLine: pick('archivesLine', sites.archivesLine),
    complaintLine: pick('complaintLine', sites.complaintLine),
    copyright: `© ${pick('copyright', sites.copyright)}`,
    sponsor: pick('sponsor', sites.sponsor),
    operator: pick('operator', sites.operator),
    main: isMain(sites, host),
    filing: {
      text: pick('filing.text', site.filing.text),
      url: pick('filing.url', site.filing.url, isAddress),
    },
    policeFiling: pick('policeFiling', sites.policeFiling),
  }
}
