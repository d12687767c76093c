type DeskAction = 'call' | 'extend' | 'end' | 'write' | 'help'

/** All keys of the console, in the order in which the help tells of them. */
export const deskKeys: readonly { readonly key: string; readonly words: string; readonly action: DeskAction }[] = [
  { key: 'n', words: '叫下一位', action: 'call' },
  { key: 'x', words: '延长 5 分钟', action: 'extend' },
  { key: 'e', words: '结束交流（先问一次）', action: 'end' },
  { key: 'w', words: '到输入框写留言', action: 'write' },
  { key: '?', words: '查看快捷键', action: 'help' },
]

/** What a key asks for; undefined for one that means nothing here. */
export const deskActionOf = (key: string): DeskAction | undefined => deskKeys.find(one => one.key === key)?.action
