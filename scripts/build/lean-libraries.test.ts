import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../built.ts'
import { leanRouterCode, leanStyledCode } from './lean-libraries.ts'

test('parts that nobody uses can be left out', () => {
  const code =
    'var Form = React10.forwardRef(() => null);\nForm.displayName = "Form";\nvar Context = React.createContext(null);'
  expect(leanRouterCode(code)).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(() => null);\n\nvar Context = /* @__PURE__ */ React.createContext(null);',
  )
})

test('warnings for developers are left out', () => {
  expect(leanRouterCode('var ENABLE_DEV_WARNINGS = true;')).toBe('var ENABLE_DEV_WARNINGS = false;')
})

test('other calls are left alone', () => {
  const code = 'const value = React10.useContext(Context);'
  expect(leanRouterCode(code)).toBe(code)
})

test('a class that nobody uses can be left out', () => {
  const code = 'var Boundary = class extends React9.Component {\n  render() {\n    return null;\n  }\n};'
  expect(leanRouterCode(code)).toContain('var Boundary = /* @__PURE__ */ (() => class extends React9.Component {')
  expect(leanRouterCode(code)).toContain('})();')
})

test('a class with a context that nobody uses can be left out, and has its context when it is used', () => {
  const code = leanRouterCode(
    'var Boundary = class extends React9.Component {\n  name = "b";\n};\nBoundary.contextType = Errors;\nreturn Boundary;',
  )
  expect(code).not.toMatch(/^Boundary\.contextType/m)
  const errors = {}
  const made: unknown = new Function('React9', 'Errors', code)({ Component: class {} }, errors)
  expect(Reflect.get(Object(made), 'contextType')).toBe(errors)
})

test('pieces of a template that never change become one, and what is no text keeps its place', () => {
  const keyframes = { name: 'spin' }
  const code = leanStyledCode('return class{constructor(e,t,n){this.rules=e,this.componentId=t}}')
  const Style = new Function(code)()
  expect(new Style(['color:', 'red', ';animation:', keyframes, ' ', '1s'], 'a', '').rules).toEqual([
    'color:red;animation:',
    keyframes,
    ' 1s',
  ])
  expect(new Style([], 'a', '').rules).toEqual([])
})

test('the style library is still written as these expect', () => {
  const code = readFileSync(join(root, 'node_modules/styled-components/dist/styled-components.browser.esm.js'), 'utf8')
  expect(leanStyledCode(code)).not.toBe(code)
})
