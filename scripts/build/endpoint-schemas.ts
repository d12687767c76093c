import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child)
  }
}

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '')

/** What only the service and the reference page read of an endpoint. */
const left = ['input', 'output', 'summary', 'role']

/** The properties to leave out of every `endpoint({ … })`, as places in the code. */
function* placesOf(program: Node): Generator<Node> {
  for (const node of nodesOf(program)) {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'endpoint') continue
    const [declaration] = Array.isArray(node.arguments) ? node.arguments : []
    if (!isNode(declaration) || !Array.isArray(declaration.properties)) continue
    for (const property of declaration.properties) {
      if (isNode(property) && left.includes(nameOf(property.key))) yield property
    }
  }
}

/** Code whose endpoints carry neither schemas nor summary any more. `parse` gives an ESTree program. */
export function withoutSchemas(code: string, parse: (code: string) => unknown): string {
  const program = parse(code)
  if (!isNode(program)) throw new Error('The parser gave no program')
  const places = [...placesOf(program)].sort((a, b) => b.start - a.start)
  return places.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
}

/**
 * The Vite plugin: the browser never checks what it sends or gets by an endpoint's own schemas (the service does both),
 * so its build leaves them out, and with them the lists and rules that nothing else on a page needs. Forms name the
 * schemas that they check by.
 */
export const endpointsWithoutSchemas = (): Plugin => ({
  name: 'endpoints-without-schemas',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (!/\/src\/contract\/[^/]+\.ts$/.test(id) || !code.includes('endpoint(')) return null
    return { code: withoutSchemas(code, text => this.parse(text)), map: null }
  },
})
