import { expect, test } from 'vitest'
import { leanRouterCode } from './lean-libraries.ts'

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
