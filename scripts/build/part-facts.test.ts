import { expect, test } from 'vitest'
import { keysIn, partFacts } from './part-facts.ts'

const sources = new Map([
  [
    'src/design-system/index.ts',
    "export { Button, type ButtonProps } from './primitives/Button/index.ts'\nexport { Card } from './primitives/Card/index.ts'\n",
  ],
  ['src/design-system/primitives/Button/index.ts', "export { Button, type ButtonProps } from './Button.tsx'\n"],
  ['src/design-system/primitives/Button/Button.tsx', ''],
  ['src/design-system/primitives/Button/Button.stories.tsx', "title: '设计系统/基础/按钮 Button'"],
  ['src/design-system/primitives/Card/index.ts', "export { Card } from './Card.tsx'\n"],
  ['src/design-system/primitives/Card/Card.tsx', ''],
  ['src/design-system/primitives/Card/Card.stories.tsx', "title: '设计系统/基础/卡片 Card'"],
  ['src/features/jobs/index.ts', "export { JobCard } from './parts/JobCard/JobCard.tsx'\n"],
  ['src/features/jobs/parts/JobCard/JobCard.tsx', "import { Button } from '#design-system'\n"],
  ['src/features/jobs/parts/JobCard/JobCard.stories.tsx', "title: '业务/职位/职位卡片 JobCard'"],
  [
    'src/features/home/pages/HomePage/HomePage.tsx',
    "const Jobs = later(async () => (await import('../../parts/Jobs/Jobs.tsx')).Jobs)\n",
  ],
  ['src/features/home/pages/HomePage/HomePage.stories.tsx', "title: '页面/首页 HomePage'"],
  ['src/features/home/parts/Jobs/Jobs.tsx', "import { JobCard as Row } from '#features/jobs'\n"],
  ['src/app/App.tsx', "import { Card } from '#design-system'\n"],
])

test('a part is used on the pages that draw it, however deep, and by names alone', () => {
  const facts = partFacts(sources)
  expect(facts['./src/design-system/primitives/Button/Button.stories.tsx']?.usedOn).toEqual(['首页 HomePage'])
  expect(facts['./src/features/jobs/parts/JobCard/JobCard.stories.tsx']?.usedOn).toEqual(['首页 HomePage'])
  expect(facts['./src/design-system/primitives/Card/Card.stories.tsx']).toEqual({ usedOn: [], frame: true, keys: [] })
})

test('keys are told in the words of the steps that press them, or of the story', () => {
  const stories = `
export const Open = meta.story({
  name: '展开',
  play: async () => {
    await step('Esc 收起', async () => {
      await userEvent.keyboard('{Escape}')
    })
    await step('填写', async () => {
      await userEvent.keyboard('会计')
    })
  },
})
export const Walk = meta.story({
  name: '方向键走动',
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  },
})`
  expect(keysIn(stories)).toEqual([
    { pressed: 'Esc', what: 'Esc 收起' },
    { pressed: '↓ Tab', what: '方向键走动' },
  ])
})
