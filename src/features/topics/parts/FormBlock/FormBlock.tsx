import type { BlockOf } from '#contract/topics'
import { later } from '#platform/later'
import { Room } from './FormBlock.styles.ts'

const forms = {
  serviceman: later(async () => (await import('./ServicemanForm.tsx')).ServicemanForm),
} as const satisfies Record<BlockOf<'form'>['form'], unknown>

/** A form of another area: nobody who only reads the topic loads its script. Renders a `<div>`. */
export function FormBlock({ block: { form } }: { block: BlockOf<'form'> }) {
  const Form = forms[form]
  return (
    <Room>
      <noscript>注册需要开启浏览器的脚本功能，也可以到安置地的人力资源服务窗口办理。</noscript>
      <Form />
    </Room>
  )
}
