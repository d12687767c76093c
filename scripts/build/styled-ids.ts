import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const definition = /(?<==\s*)styled(\.[a-z]\w*|\([\w.]+\))(?=[`.])/g

const owners = new Map<string, string>()

/** Four characters that stand for a file: they are in every class attribute. Throws should two files ever share them. */
function prefixOf(file: string): string {
  const prefix = createHash('sha256').update(file).digest().readUInt32BE().toString(36).slice(-4)
  const owner = owners.get(prefix) ?? file
  if (owner !== file)
    throw new Error(`${file} and ${owner} get the same names for their styled parts: rename one of them`)
  owners.set(prefix, file)
  return prefix
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
