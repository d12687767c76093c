import { stringify } from 'yaml'
import * as z from 'zod/mini'
import { optionalText, text } from '#contract/fields'
import { type Read, readBy } from './located.ts'

const address = () =>
  z
    .string({ error: '请填写地址' })
    .check(
      z.maxLength(200, '地址最多 200 个字'),
      z.regex(/^(\/(?![/\\])|https:\/\/)\S*$/, '地址应以 / 或 https:// 开头'),
    )

const line = () => ({
  title: text('名称', { max: 12 }),
  url: address(),
  target: z._default(z.enum(['_self', '_blank'], { error: '打开方式应为 _self 或 _blank' }), '_self'),
})

/** Entries that are added to one of the service's menus. */
const menuDocument = () =>
  z.strictObject({
    audience: z._default(
      z.enum(['public', 'individual', 'employer'], { error: '菜单应为 public、individual 或 employer' }),
      'public',
    ),
    /** Address of the entry after which they stand; at the end without one. */
    after: optionalText('位置', 200),
    items: z
      .array(
        z.strictObject({
          ...line(),
          children: z._default(z.array(z.strictObject(line())).check(z.maxLength(12, '下级最多 12 项')), []),
        }),
        { error: '请填写菜单项' },
      )
      .check(z.minLength(1, '请填写菜单项'), z.maxLength(6, '菜单项最多 6 项')),
  })
export type MenuDocument = z.output<ReturnType<typeof menuDocument>>

export const readMenu = (file: string, source: string): Read<MenuDocument> => readBy(menuDocument(), file, source)

export const writeMenu = (menu: MenuDocument): string => stringify(menu, { lineWidth: 0 })
