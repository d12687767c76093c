/// <reference path="./part-facts.d.ts" />
import facts from 'virtual:part-facts'
import { ArgTypes, Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import { Anatomy } from './Anatomy.tsx'
import { cell, table } from './pages/tables.ts'

/** Where a part is used and what its stories do by keyboard, as the sources say it. */
function Facts() {
  const { csfFile } = useOf('meta', ['meta'])
  const path: unknown = csfFile.meta.parameters?.fileName
  const found = typeof path === 'string' ? facts[path] : undefined
  if (!found) return null
  const { usedOn, frame, keys } = found
  return (
    <>
      {keys.length > 0 && (
        <>
          <h2>键盘</h2>
          <table style={table}>
            <tbody>
              {keys.map(({ pressed, what }) => (
                <tr key={pressed + what}>
                  <th scope="row" style={cell}>
                    {pressed}
                  </th>
                  <td style={cell}>{what}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {(frame || usedOn.length > 0) && (
        <>
          <h2>用在哪里</h2>
          <p>{frame ? '每一页的框架里。' : `${usedOn.length} 个页面：${usedOn.join('、')}。`}</p>
        </>
      )}
    </>
  )
}

/** The page of every part: what it is for, its first story and what that is made of, its properties, its keys, its pages. */
export const PartPage = () => (
  <>
    <Title />
    <Description />
    <Primary />
    <Anatomy />
    <ArgTypes />
    <Facts />
  </>
)
