import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const definition = /(?<==\s*)styled(\.[a-z]\w*|\([\w.]+\))(?=[`.])/g

/**
 * Names every styled part by its file and its place in it. Left alone, styled-components numbers parts in the order in which
 * modules happen to run, which differs between the service and a browser that loads chunk by chunk: class names rendered
 * by one would then not be those of the other.
 */
export const nameStyledParts = (code: string, file: string): string => {
  let count = 0
  return code.replace(definition, (styled: string) => {
    count += 1
    const id = createHash('sha256').update(`${file}#${count}`).digest('hex').slice(0, 6)
    return `${styled}.withConfig({componentId:'p${id}'})`
  })
}

/** The Vite plugin: the same names in both builds and in development. */
export const styledIds = (): Plugin => ({
  name: 'styled-ids',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('styled-components')) return null
    return { code: nameStyledParts(code, relative(process.cwd(), id.split('?')[0] ?? id)), map: null }
  },
})
