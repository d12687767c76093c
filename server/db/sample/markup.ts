const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** `**strong**` and `[words](/address)` within a line. */
const inline = (text: string) =>
  escaped(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\((\/[^)\s]*)\)/g, '<a href="$2">$1</a>')

const listOf = (tag: 'ul' | 'ol', lines: readonly string[]) =>
  `<${tag}>${lines.map(line => `<li>${inline(line.replace(/^(- |\d+\. )/, ''))}</li>`).join('')}</${tag}>`

const cellsOf = (line: string, tag: 'th' | 'td') =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => `<${tag}>${inline(cell.trim())}</${tag}>`)
    .join('')

function tableOf([head = '', ...rows]: readonly string[]): string {
  const body = rows.map(row => `<tr>${cellsOf(row, 'td')}</tr>`).join('')
  return `<table><thead><tr>${cellsOf(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`
}

type Shape = 'heading' | 'bullets' | 'steps' | 'table' | 'text'

function shapeOf(line: string): Shape {
  if (line.startsWith('# ')) return 'heading'
  if (line.startsWith('- ')) return 'bullets'
  if (/^\d+\. /.test(line)) return 'steps'
  return line.startsWith('|') ? 'table' : 'text'
}

function blockOf(shape: Shape, lines: readonly string[]): string {
  switch (shape) {
    case 'heading':
      return lines.map(line => `<h2>${inline(line.slice(2))}</h2>`).join('')
    case 'bullets':
      return listOf('ul', lines)
    case 'steps':
      return listOf('ol', lines)
    case 'table':
      return tableOf(lines)
    case 'text':
      return lines.map(line => `<p>${inline(line)}</p>`).join('')
    default:
      return shape satisfies never
  }
}

/**
 * HTML of an article written line by line: `# ` heads a part, `- ` and `1. ` are lists, `|a|b|` rows of a table whose
 * first is its head, anything else a paragraph.
 */
export function toHtml(text: string): string {
  const blocks: { readonly shape: Shape; readonly lines: string[] }[] = []
  for (const line of text.split('\n').map(one => one.trim())) {
    if (line === '') continue
    const shape = shapeOf(line)
    const last = blocks.at(-1)
    if (last?.shape === shape) last.lines.push(line)
    else blocks.push({ shape, lines: [line] })
  }
  return blocks.map(({ shape, lines }) => blockOf(shape, lines)).join('')
}
