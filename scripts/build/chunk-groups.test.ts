import { expect, test } from 'vitest'
import { groupsOf } from './chunk-groups.ts'

const chunk = (name: string, moduleIds: string[], imports: string[] = [], isEntry = false) => ({
  fileName: `${name}.js`,
  name,
  moduleIds,
  imports: imports.map(imported => `${imported}.js`),
  isEntry,
  isDynamicEntry: name.endsWith('Page'),
})

/** What a first build may look like: pages that share `card`, `pager`, `form` and `field`. */
const groups = groupsOf([
  chunk('entry', ['main'], ['library'], true),
  chunk('library', ['/node_modules/react/index.js']),
  chunk('HomePage', ['home'], ['card', 'stats']),
  chunk('JobSearchPage', ['search', 'filters'], ['card', 'pager']),
  chunk('CenterPage', ['center'], ['stats', 'field']),
  chunk('ResumePage', ['resume'], ['form', 'field']),
  chunk('LoginPage', ['login'], ['form', 'field', 'pager']),
  chunk('JobDetailsPage', ['job'], ['share']),
  chunk('NoticePage', ['notice'], ['share']),
  chunk('OwnPage', ['own'], ['form', 'field']),
  chunk('MessagesPage', ['messages'], ['form', 'field']),
  chunk('share', ['share']),
  chunk('card', ['card']),
  chunk('stats', ['stats']),
  chunk('pager', ['pager']),
  chunk('form', ['form']),
  chunk('field', ['field']),
])

test.each([
  ['main', 'base'],
  ['/node_modules/react/index.js', 'libraries'],
  ['card', 'browse'],
  ['stats', 'HomePageParts'],
  ['pager', 'JobSearchPageParts'],
  ['form', 'work'],
  ['field', 'work'],
  ['share', 'JobDetailsPageParts'],
])('what is shared goes with those who need it: %s in %s', (id, group) => {
  expect(groups(id)).toBe(group)
})

test.each(['home', 'filters', 'job', 'resume', 'unknown'])('what one page alone needs stays with it: %s', id => {
  expect(groups(id)).toBeNull()
})
