import type { CSSProperties } from 'react'
import { dimensionValues } from '../../src/design-system/tokens/dimension-values.ts'
import * as themes from '../../src/design-system/tokens/themes.ts'
import { cell, table } from './tables.ts'

type Theme = Partial<Record<string, string>>

const named: readonly (readonly [name: string, theme: Theme])[] = [
  ['浅色', themes.light],
  ['深色', { ...themes.light, ...themes.dark }],
  ['高对比', { ...themes.light, ...themes.contrast }],
]

/** Every colour role in every theme. */
export function Roles() {
  return (
    <table style={table}>
      <thead>
        <tr>
          <th style={cell}>角色</th>
          {named.map(([name]) => (
            <th key={name} style={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.keys(themes.light).map(role => (
          <tr key={role}>
            <th scope="row" style={{ ...cell, fontWeight: 400 }}>
              {role}
            </th>
            {named.map(([name, theme]) => (
              <td key={name} style={cell}>
                <span
                  style={{
                    display: 'inline-block',
                    width: 20,
                    height: 20,
                    marginInlineEnd: 8,
                    verticalAlign: 'middle',
                    border: `1px solid ${themes.light.borderStrong}`,
                    borderRadius: 4,
                    background: theme[role],
                  }}
                />
                <code>{theme[role]}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Type sizes as they read. */
export function Sizes() {
  return Object.entries(dimensionValues.text).map(([name, value]) => (
    <p key={name} style={{ margin: '8px 0', fontSize: value, lineHeight: 1.45 }}>
      <code>
        text.{name} {value}
      </code>
      　江西省公共就业和人才服务 8K~11K
    </p>
  ))
}

/** Steps of space, drawn to scale. */
export function Bars() {
  return Object.entries(dimensionValues.space).map(([name, value]) => (
    <p key={name} style={{ display: 'flex', alignItems: 'center', gap: 12, margin: '4px 0' }}>
      <code style={{ width: 140 }}>
        space.{name} {value}
      </code>
      <span style={{ width: value, height: 12, background: themes.light.primary }} />
    </p>
  ))
}

/** Corners and elevations. */
export function Corners() {
  const box: CSSProperties = {
    padding: 24,
    border: `1px solid ${themes.light.border}`,
    background: themes.light.surface,
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {Object.entries(dimensionValues.radius).map(([name, value]) => (
        <code key={name} style={{ ...box, borderRadius: value }}>
          radius.{name} {value}
        </code>
      ))}
      {Object.entries(dimensionValues.shadow).map(([name, value]) => (
        <code key={name} style={{ ...box, boxShadow: value }}>
          shadow.{name}
        </code>
      ))}
    </div>
  )
}
