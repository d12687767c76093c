import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const index = join(import.meta.dirname, '../../storybook-static/index.json')

/** A story as Storybook's index tells it. */
export interface Story {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  exportName: string
  importPath: string
  tags?: readonly string[]
}

const { entries }: { entries: Record<string, Story> } = JSON.parse(readFileSync(index, 'utf8'))

export const stories = Object.values(entries).filter(({ type }) => type === 'story')

const isGate = process.env.RING === 'gate'

const changed = (process.env.CHANGED ?? '').split('\n').filter(Boolean)

/** One story of each file stands for it: the filled one, or the first. */
const faces = new Map<string, Story>()
for (const story of stories) {
  const face = faces.get(story.importPath)
  if (!face || (face.exportName !== 'Filled' && story.exportName === 'Filled')) faces.set(story.importPath, story)
}

const isFace = (story: Story) => faces.get(story.importPath) === story
const isGallery = ({ importPath }: Story) => importPath.includes('/gallery/')
const isPage = ({ title }: Story) => title.startsWith('页面/')
const isTouched = ({ id, importPath }: Story) =>
  changed.some(
    path => path === `tests/visual/baselines/${id}.png` || dirname(path) === dirname(importPath.replace('./', '')),
  )

/** The same in every file: they come of the parts that all lists and all pages share. */
const generic: ReadonlySet<string> = new Set(['Loading', 'Failed', 'Empty', 'NotFound', 'BeyondTheEnd'])
/** That a part holds on a phone and with long words; pages, galleries and layouts are looked at there anyway. */
const shapes: ReadonlySet<string> = new Set(['Narrow', 'LongText'])
const isGeneric = (story: Story) => generic.has(story.exportName) || (!isPage(story) && shapes.has(story.exportName))

/** For the whole collection alone: what takes minutes, and the looks of a gallery that only its colours tell from others. */
const isDeep = ({ tags }: Story) => tags?.includes('deep') === true

const always = (story: Story) => !isGate || isTouched(story) || (isGallery(story) && !isDeep(story))

/** A page as it is on desktop and phone. */
const isPageInFull = (story: Story) => isPage(story) && ['Filled', 'Narrow'].includes(story.exportName)

/** Which are looked through by axe; in the gate galleries, pages as they are on desktop and phone, and one of every file. */
export const wantsAxe = (story: Story): boolean => always(story) || isPageInFull(story) || isFace(story)

/** A story that only tries something, or whose last sight depends on the moment, carries the tag `no-picture`. */
export const hasPicture = ({ tags }: Story): boolean => !tags?.includes('no-picture')

/** Which are held against their picture; in the gate galleries, and pages as they are on desktop and phone. */
export const wantsPicture = (story: Story): boolean => hasPicture(story) && (always(story) || isPageInFull(story))

const saysMore = (story: Story) =>
  wantsAxe(story) || wantsPicture(story) || (story.tags?.includes('play-fn') === true && !isGeneric(story))

/**
 * Which stories are told; in the gate neither what is deep, nor those that say the same of every list, nor those of
 * which only the picture says anything, which the gate does not look at.
 */
export const isTold = (story: Story): boolean => always(story) || (!isDeep(story) && saysMore(story))
