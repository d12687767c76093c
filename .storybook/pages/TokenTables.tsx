import type { CSSProperties } from 'react'
import {
  dimensionValues,
  elderLadder,
  elderSize,
  elderText,
  wideText,
} from '../../src/design-system/tokens/dimension-values.ts'
import { breakpoints, leastWidth } from '../../src/design-system/tokens/media.ts'
import * as themes from '../../src/design-system/tokens/themes.ts'
import { cell, table } from './tables.ts'

type Theme = Partial<Record<string, string>>

const named: readonly (readonly [name: string, theme: Theme])[] = [
  ['浅色', themes.light],
  ['深色', { ...themes.light, ...themes.dark }],
  ['高对比', { ...themes.light, ...themes.contrast }],
  ['人才服务', themes.talent],
  ['人才服务 深色', themes.talentDark],
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

const px = (rem: string) => `${Number.parseFloat(rem) * 16} px`
const elderPx = (rem: string) => `${(Number.parseFloat(rem) * 16 * Number.parseFloat(elderText)) / 100} px`

/** Type sizes as they read, on a phone, where there is room, and in elder mode. */
export function Sizes() {
  const wide: Theme = wideText
  const elder: Theme = elderLadder
  return Object.entries(dimensionValues.text).map(([name, value]) => (
    <p key={name} style={{ margin: '8px 0', fontSize: value, lineHeight: 1.45 }}>
      <code>
        text.{name} {px(value)}
        {wide[name] && `，宽屏 ${px(wide[name])}`}，长辈版 {elderPx(elder[name] ?? value)}
      </code>
      　江西省公共就业和人才服务 8K~11K
    </p>
  ))
}

/** Names of a family with their values, and others where a mode has its own. */
function Values({ family, head, others = {} }: { family: object; head: string; others?: Theme }) {
  return (
    <table style={table}>
      <thead>
        <tr>
          <th style={cell}>{head}</th>
          <th style={cell}>取值</th>
          {Object.keys(others).length > 0 && <th style={cell}>长辈版</th>}
        </tr>
      </thead>
      <tbody>
        {Object.entries(family).map(([name, value]) => (
          <tr key={name}>
            <th scope="row" style={{ ...cell, fontWeight: 400 }}>
              {name}
            </th>
            <td style={cell}>
              <code>{value}</code>
            </td>
            {Object.keys(others).length > 0 && (
              <td style={cell}>
                <code>{others[name] ?? value}</code>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Families, weights and line heights. */
export const Faces = () => (
  <>
    <Values head="font" family={dimensionValues.font} />
    <Values head="weight" family={dimensionValues.weight} />
    <Values head="leading" family={dimensionValues.leading} />
  </>
)

/** Fixed measures, larger where the reader chose elder mode. */
export const Measures = () => <Values head="size" family={dimensionValues.size} others={elderSize} />

/** Layers and movement. */
export const Layers = () => (
  <>
    <Values head="z" family={dimensionValues.z} />
    <Values head="motion" family={dimensionValues.motion} />
  </>
)

/** Widths at which a layout is given more room. */
export const Breakpoints = () => (
  <Values
    head="breakpoints"
    family={Object.fromEntries(
      Object.entries({ least: leastWidth, ...breakpoints }).map(([name, width]) => [name, `${width} px`]),
    )}
  />
)

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
