import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { cases, type Probe } from './testing.conformance.tsx'
import { plain } from './testing.given.ts'

const received = new Map<string, Element>()

const probe = (name: string): Probe => ({
  className: `class-${name}`,
  'data-probe': name,
  ref: element => {
    if (element) received.set(name, element)
  },
})

const All = () => (
  <main>
    {Object.entries(cases).map(([name, draw]) => (
      <div key={name}>{draw(probe(name), plain)}</div>
    ))}
  </main>
)

const meta = preview.meta({
  id: 'ds-conformance',
  title: '设计系统/约定',
  component: All,
  tags: ['no-picture'],
  parameters: { a11y: { test: 'off' } },
  beforeEach: () => received.clear(),
})

export const HandsOn = meta.story({
  name: '属性、类名和引用都交给元素',
  play: async ({ canvasElement, step }) => {
    for (const name of Object.keys(cases)) {
      await step(name, async () => {
        await expect(canvasElement.querySelector(`.class-${name}`)).not.toBeNull()
        await expect(received.get(name)).toBeInstanceOf(Element)
        await expect(canvasElement.querySelector(`[data-probe="${name}"]`)).not.toBeNull()
      })
    }
  },
})
