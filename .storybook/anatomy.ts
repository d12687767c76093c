import { getRoles, isInaccessible, within } from 'storybook/test'

/** A piece of a part as people and screen readers meet it. */
export interface Piece {
  element: Element
  role: string
  /** Its accessible name, empty where it has none. */
  name: string
  /** How many are alike; only the first is measured. */
  count: number
}

/** What a reader hears as plain text, or as nothing. */
const silent = new Set(['generic', 'presentation', 'none', 'paragraph', 'strong', 'emphasis', 'time', 'code', 'mark'])

const inOrder = ({ element: one }: Piece, { element: other }: Piece) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** Roles of what stands many times over: entries, rows, choices. */
const repeated = new Set(
  (
    'cell columnheader definition gridcell listitem menuitem menuitemcheckbox menuitemradio option radio row rowgroup ' +
    'rowheader tab term treeitem'
  ).split(' '),
)

/** Alike, whatever each says: what is repeated, and what lies in it, by the roles around it. */
function likenessOf(piece: Piece, pieces: readonly Piece[]): unknown {
  const around = pieces.filter(({ element }) => element !== piece.element && element.contains(piece.element))
  const path = [...around, piece].map(({ role }) => role)
  return path.some(role => repeated.has(role)) ? path.join(' ') : piece.element
}

const ownText = (element: Element) =>
  [...element.childNodes]
    .filter(node => node.nodeType === Node.TEXT_NODE)
    .map(node => node.textContent?.trim())
    .join('')

/** Words that stand by themselves: labels, hints and plain text, but not what already names a button or a heading. */
function wordsIn(root: HTMLElement, pieces: readonly Piece[]): Piece[] {
  return [...root.querySelectorAll('*')].flatMap(element => {
    const name = ownText(element)
    if (!name || isInaccessible(element)) return []
    const names = pieces.some(piece => piece.element.contains(element) && piece.name.includes(name))
    return names ? [] : [{ element, role: element.closest('label, legend') ? 'label' : 'text', name, count: 1 }]
  })
}

/** The pieces of what is drawn inside `root`, in the order in which they are read; alike ones once. */
export function piecesOf(root: HTMLElement): Piece[] {
  const pieces: Piece[] = []
  for (const role of Object.keys(getRoles(root))) {
    if (silent.has(role)) continue
    const take = (name: string, element: Element) => {
      pieces.push({ element, role, name, count: 1 })
      return false
    }
    within(root).queryAllByRole(role, { name: take })
  }
  const seen = [...pieces, ...wordsIn(root, pieces)].filter(({ element }) => element.getBoundingClientRect().width > 1)
  const inReading = seen.toSorted(inOrder)
  const distinct = new Map<unknown, Piece>()
  for (const piece of inReading) {
    const likeness = likenessOf(piece, inReading)
    const first = distinct.get(likeness)
    if (first) first.count += 1
    else distinct.set(likeness, piece)
  }
  return [...distinct.values()]
}

/** Roles of WAI-ARIA, and words without one, as designers call them. */
export const roleNames: Readonly<Record<string, string>> = {
  alert: '警示',
  alertdialog: '确认窗口',
  article: '文章',
  banner: '页头',
  blockquote: '引文',
  button: '按钮',
  caption: '表题',
  cell: '单元格',
  checkbox: '复选框',
  columnheader: '列头',
  combobox: '下拉选择',
  complementary: '侧栏',
  contentinfo: '页脚',
  definition: '释义',
  dialog: '窗口',
  figure: '图示',
  form: '表单',
  grid: '网格',
  gridcell: '网格单元',
  group: '一组',
  heading: '标题',
  img: '图',
  label: '题目',
  link: '链接',
  list: '列表',
  listbox: '选项列表',
  listitem: '列表项',
  main: '正文',
  menu: '菜单',
  menuitem: '菜单项',
  menuitemcheckbox: '可勾选的菜单项',
  menuitemradio: '单选的菜单项',
  meter: '计量',
  navigation: '导航',
  note: '注',
  option: '选项',
  progressbar: '进度',
  radio: '单选按钮',
  radiogroup: '一组单选',
  region: '区域',
  row: '行',
  rowgroup: '行组',
  rowheader: '行头',
  search: '搜索区',
  searchbox: '搜索框',
  separator: '分隔线',
  slider: '滑块',
  spinbutton: '数字框',
  status: '状态',
  switch: '开关',
  tab: '标签页',
  table: '表格',
  tablist: '一组标签页',
  tabpanel: '标签页内容',
  term: '名目',
  text: '文字',
  textbox: '输入框',
  timer: '计时',
  toolbar: '工具栏',
  tooltip: '提示',
  tree: '树',
  treeitem: '树的一项',
}
