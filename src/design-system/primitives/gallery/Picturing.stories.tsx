import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { Carousel } from '../Carousel/index.ts'
import { Image } from '../Image/index.ts'
import { Link } from '../Link/index.ts'
import { QRCode } from '../QRCode/index.ts'
import { RichText } from '../RichText/index.ts'
import { longCompany } from '../story-words.ts'
import { VirtualList } from '../VirtualList/index.ts'
import { Board, fits, looks } from './testing.looks.tsx'

const picture = (sky: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90'><rect width='160' height='90' fill='${sky}'/><path d='M0 90 50 34l28 30 22-20 60 46z' fill='steelblue'/></svg>`,
  )}`

const Low = styled.div`
  & > * {
    max-height: 20em;
  }
`

const article =
  '<h2>报名条件</h2><p>年龄 <strong>35 周岁</strong>以下，见<a href="/news/1">公告</a>。</p><ul><li>大专以上</li><li>会计专业</li></ul><blockquote>以现场审核为准。</blockquote><table><tr><th>岗位</th><th>人数</th></tr><tr><td>财务管理岗</td><td>2</td></tr></table>'

const meta = preview.meta({
  id: 'ds-gallery-picturing',
  title: '设计系统/总览/图片与文章',
  // What scrolls comes first and stands on whole pixels: half a pixel off it would be drawn at either side. And it is no share of
  // the window, which a picture makes as high as what it shows.
  component: () => (
    <Board
      first={
        <>
          <Carousel
            label="单位环境"
            slides={['lavender', 'bisque'].map(sky => ({
              key: sky,
              content: <Image src={picture(sky)} alt="办公楼" ratio="4:3" />,
            }))}
          />
          <Low>
            <VirtualList label="参会单位" items={Array.from({ length: 300 }, (_, at) => at)} itemKey={String}>
              {at => (
                <>
                  <Link href={`/company/${at}`}>{longCompany}</Link>　{at} 个职位
                </>
              )}
            </VirtualList>
          </Low>
        </>
      }
      second={
        <>
          <Image src={picture('lightblue')} alt="招聘会现场" ratio="16:9" />
          <QRCode value="https://example.gov.cn/verify/20261120" label="准考证核验二维码" caption="扫码核验" />
          <RichText html={article} />
        </>
      }
    />
  ),
  async play({ canvas, canvasElement }) {
    // The article waits for what cleans it, the list for its own size.
    await canvas.findByRole('heading', { name: '报名条件' })
    await canvas.findByText(/^6 个职位/)
    await fits({ canvasElement })
  },
})

export const Light = meta.story({ name: '标准' })
export const Dark = meta.story({ name: '深色', globals: looks.dark })
export const HighContrast = meta.story({ name: '高对比', globals: looks.contrast })
export const Talent = meta.story({ name: '人才服务', globals: looks.talent })
export const Elder = meta.story({ name: '长辈版', globals: looks.elder })
export const Narrow = meta.story({ name: '手机', globals: looks.narrow })
export const NarrowElder = meta.story({ name: '手机 长辈版', globals: looks.narrowElder })
export const NarrowDark = Narrow.extend({ name: '手机 深色', globals: looks.dark, tags: ['deep'] })
export const NarrowHighContrast = Narrow.extend({ name: '手机 高对比', globals: looks.contrast, tags: ['deep'] })
export const NarrowTalent = Narrow.extend({ name: '手机 人才服务', globals: looks.talent, tags: ['deep'] })
