import type { Plugin } from 'vite'

/**
 * Lets a build leave out what the portal does not use of the router: its parts made by `forwardRef` and `createContext`
 * and its classes count as used for as long as they look like code with effects, and their names for developers as effects
 * on them.
 */
export const leanRouterCode = (code: string): string =>
  code
    .replace(/= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ ')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});(?:\n\1\.contextType = (\w+);)?$/gm,
      (_, name: string, body: string, context?: string) =>
        `var ${name} = /* @__PURE__ */ (() => ${context ? `Object.assign(${body}, { contextType: ${context} })` : body})();`,
    )
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')

/** The style library's table of vendor prefixes: it adds them only when asked to, and the portal does not ask. */
const noPrefixes = 'export const prefix = value => value'

/**
 * What stands before each import of a chunk: its own imports are asked for with it. The bundler's way also knows style sheets,
 * other bases and old browsers, none of which the portal has, and comes with every page.
 */
const preloadHelper = `const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
  }
  return load()
}`

/** The Vite plugin, for the browser's build alone. */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (id.endsWith('vite/preload-helper.js')) return { code: preloadHelper, map: null }
    if (id.includes('/node_modules/react-router/dist/')) return { code: leanRouterCode(code), map: null }
    return id.endsWith('/node_modules/stylis/src/Prefixer.js') ? { code: noPrefixes, map: null } : null
  },
})
