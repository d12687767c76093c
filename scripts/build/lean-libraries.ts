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
      /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    )
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')

/** The style library's table of vendor prefixes: it adds them only when asked to, and the portal does not ask. */
const noPrefixes = 'export const prefix = value => value'

/** The Vite plugin, for the browser's build alone. */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (id.includes('/node_modules/react-router/dist/')) return { code: leanRouterCode(code), map: null }
    return id.endsWith('/node_modules/stylis/src/Prefixer.js') ? { code: noPrefixes, map: null } : null
  },
})
