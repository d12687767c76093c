import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const definition = /(?<==\s*)styled(\.[a-z]\w*|\([\w.]+\))(?=[`.])/g

/** Every file of the portal that defines styled parts, in an order that both builds find. */
const filesOfParts: readonly string[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(file => join('src', file))
  .filter(file => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').search(definition) !== -1)
  .sort()

/** Stands for a file: two characters, because they are in every class attribute. A file made meanwhile gets more. */
function prefixOf(file: string): string {
  const place = filesOfParts.indexOf(file)
  return place === -1
    ? `_${createHash('sha256').update(file).digest('hex').slice(0, 8)}`
    : place.toString(36).padStart(2, '0')
}

/**
 * Names every styled part by its file and its place in it. Left alone, styled-components numbers parts in the order in which
 * modules happen to run, which differs between the service and a browser that loads chunk by chunk: class names rendered
 * by one would then not be those of the other.
 */
export const nameStyledParts = (code: string, file: string): string => {
  const prefix = prefixOf(file)
  let count = 0
  return code.replace(definition, (styled: string) => {
    count += 1
    return `${styled}.withConfig({componentId:'p${prefix}${count.toString(36)}'})`
  })
}

const template = /(\)?)`([^`]*)`/g

const squeeze = (css: string) =>
  css
    .replace(/(?<=^|[;{},])\s*\n\s*/g, '')
    .replace(/(?<=[a-z]): /g, ':')
    .replace(/;(?=})/g, '')
    .replace(/\s+\{/g, '{')

/** Leaves out line breaks, indentation and spaces of the style templates: bytes to a visitor, nothing to a browser. */
export const squeezeTemplates = (code: string): string =>
  // A mixin is followed by other declarations and keeps its last semicolon; a part's own template ends with its own.
  code.replace(template, (_, part: string, css: string) =>
    part ? `${part}\`${squeeze(css).replace(/;$/, '')}\`` : `\`${squeeze(css)}\``,
  )

/** The Vite plugin: the same names in both builds and in development. */
export const styledIds = (): Plugin => ({
  name: 'styled-ids',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('styled-components')) return null
    const file = relative(process.cwd(), id.split('?')[0] ?? id)
    const named = nameStyledParts(code, file)
    return { code: file.endsWith('.styles.ts') ? squeezeTemplates(named) : named, map: null }
  },
})
