import { type CSSProperties, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { light } from '../src/design-system/tokens/themes.ts'
import { type Piece, piecesOf, roleNames } from './anatomy.ts'
import { cell, table } from './pages/tables.ts'

/** A piece with where it lies on the page and what it measures, in px. */
interface Measured extends Piece {
  top: number
  left: number
  size: string
  text: string
  radius: string
}

function measure(piece: Piece): Measured {
  const { top, left, width, height } = piece.element.getBoundingClientRect()
  const { fontSize, lineHeight, fontWeight, borderRadius } = getComputedStyle(piece.element)
  const [size, line] = [fontSize, lineHeight].map(length => Math.round(Number.parseFloat(length) * 10) / 10)
  return {
    ...piece,
    top: top + scrollY,
    left: left + scrollX,
    size: `${Math.round(width)}×${Math.round(height)}`,
    text: `${size}${Number.isNaN(line) ? '' : `/${line}`} · ${fontWeight}`,
    radius: borderRadius === '0px' ? '' : borderRadius.replaceAll('px', ''),
  }
}

/** The first story, where the page of its part has drawn it. */
const primary = () => document.querySelector<HTMLElement>('[id^="story--"][id$="--primary-inner"]')

/** The pieces of the first story, measured anew whenever it changes or the page does, as when its letters arrive. */
function usePieces(): readonly Measured[] {
  const [pieces, setPieces] = useState<readonly Measured[]>([])
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const story = primary()
        setPieces(story ? piecesOf(story).map(measure) : [])
      })
    }
    // The story is drawn after the page, and is what changes on it; the numbers below lie outside.
    const page = document.querySelector('#storybook-docs') ?? document.body
    const changes = new MutationObserver(records => {
      const story = primary()
      if (records.some(({ target }) => story === null || story.contains(target) || target.contains(story))) look()
    })
    changes.observe(page, { childList: true, subtree: true, attributes: true, characterData: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(page)
    return () => {
      changes.disconnect()
      sizes.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return pieces
}

const badge: CSSProperties = {
  position: 'absolute',
  zIndex: 1,
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  borderRadius: 9,
  background: light.accent,
  color: light.onAccent,
  fontSize: 12,
  lineHeight: '18px',
  textAlign: 'center',
  pointerEvents: 'none',
  transform: 'translate(-60%, -60%)',
}

/** What a part is made of: numbers on its first story, and what each of them is called, says and measures. */
export function Anatomy() {
  const pieces = usePieces()
  const [isMarked, setMarked] = useState(true)
  if (pieces.length === 0) return null
  return (
    <>
      <h2>解剖</h2>
      <p>
        上面第一个故事由这些组成，按朗读的先后；成行成列、相同的只编一次号。尺寸和字号是此刻画面上量的，单位 px。{' '}
        <label>
          <input type="checkbox" checked={isMarked} onChange={() => setMarked(!isMarked)} /> 在图上标出编号
        </label>
      </p>
      <table style={table}>
        <thead>
          <tr>
            {['编号', '是什么', '名称', '宽×高', '字号/行高 · 字重', '圆角'].map(head => (
              <th key={head} scope="col" style={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.map(({ role, name, count, size, text, radius }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is what a piece goes by
            <tr key={at}>
              <th scope="row" style={cell}>
                {at + 1}
              </th>
              <td style={cell}>
                {roleNames[role] ?? role}
                {count > 1 && ` ×${count}`}
              </td>
              <td style={cell}>{name.length > 40 ? `${name.slice(0, 40)}…` : name}</td>
              <td style={cell}>{size}</td>
              <td style={cell}>{text}</td>
              <td style={cell}>{radius}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isMarked &&
        createPortal(
          pieces.map(({ top, left }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is what a piece goes by
            <span key={at} aria-hidden style={{ ...badge, top, left: Math.max(12, left) }}>
              {at + 1}
            </span>
          )),
          document.body,
        )}
    </>
  )
}
