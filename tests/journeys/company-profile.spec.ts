import { randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { registerEmployer } from './people.ts'
import { test } from './visitor.ts'

const pictureOf = async (name: string, background: string, side = 640) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer(),
})

const card = (page: Page, name: string) => page.getByRole('region', { name })

async function addPhoto(page: Page, name: string, colour: string) {
  const photos = card(page, '工作环境图片')
  await photos.getByLabel('选择图片').setInputFiles(await pictureOf(`${name}.png`, colour))
  await photos.getByRole('button', { name: '使用这张' }).click()
  await photos.getByRole('textbox', { name: /^图片说明/ }).fill(name)
  await photos.getByRole('button', { name: '添加到单位主页' }).click()
  await expect(photos.getByRole('img', { name, exact: true })).toBeVisible()
}

test('an employer completes its profile with logo and two pictures, a guest sees them, and a lying file costs nothing', async ({
  page,
  browser,
}) => {
  const name = `赣州市旅程${randomInt(1_000_000)}电子有限公司`
  const intro =
    '做电池装配线的工厂，在䶮山脚下。\n新员工跟师三个月，师徒都有津贴；食宿在厂区内，每年两次调薪，从本厂提拔班组长。'
  await page.goto('/org/register?redirectUri=%2Fenterprise%2Fcenter')
  await registerEmployer(page, name)
  await expect(page.getByRole('heading', { level: 1, name: '单位资料' })).toBeVisible()
  await expect(page.getByText('1/8 项')).toBeVisible()
  await expect(card(page, '执照登记信息')).toContainText(name)

  const short = page.getByRole('textbox', { name: /^单位简称/ })
  await test.step('types, leaves and finds everything again', async () => {
    await short.fill('旅程电子')
    await page.getByRole('textbox', { name: /^单位介绍/ }).fill(intro)
    await page.getByRole('button', { name: '保存资料' }).click()
    await expect(page.getByRole('group', { name: /处需要修改/ })).toBeFocused()
    await page.reload()
    await expect(short).toHaveValue('旅程电子')
    await expect(page.getByText(/已恢复您上次没有保存的内容/)).toBeVisible()
  })

  await test.step('is told that a file is not what its name says, and keeps what was typed', async () => {
    const photos = card(page, '工作环境图片')
    await photos.getByRole('textbox', { name: /^图片说明/ }).fill('装配车间')
    await photos.getByLabel('选择图片').setInputFiles({
      name: '车间.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]),
    })
    await expect(photos.getByText('车间.jpg：文件内容与扩展名不符，请换一个文件').first()).toBeVisible()
    await expect(photos.getByRole('textbox', { name: /^图片说明/ })).toHaveValue('装配车间')
    await expect(short).toHaveValue('旅程电子')
  })

  await test.step('saves the facts', async () => {
    await page.getByLabel(/^单位性质/).selectOption({ label: '民营企业' })
    await page.getByLabel(/^所属行业/).selectOption({ label: '生产/加工/制造' })
    await page.getByLabel(/^人员规模/).selectOption({ label: '100-300人' })
    await page.getByLabel(/^所在城市/).selectOption({ label: '赣州市' })
    await page.getByLabel(/^所在区县/).selectOption({ label: '章贡区' })
    await page.getByRole('textbox', { name: /^详细地址/ }).fill('长征大道 18 号')
    await page.getByRole('textbox', { name: /^联系电话/ }).fill('0797-8123456')
    await page.getByRole('checkbox', { name: '五险一金' }).check()
    await page.getByRole('button', { name: '保存资料' }).click()
    await expect(page.getByText('没有未保存的修改', { exact: true })).toBeVisible()
  })

  await test.step('gives a logo and two pictures', async () => {
    const logo = card(page, '单位标志')
    await logo.getByLabel('选择图片').setInputFiles(await pictureOf('标志.png', '#2255aa', 400))
    await logo.getByRole('button', { name: '使用这张' }).click()
    await expect(logo.getByRole('button', { name: '移除标志' })).toBeVisible()
    await addPhoto(page, '装配车间', '#336699')
    await addPhoto(page, '员工食堂', '#669933')
    await expect(page.getByText('8/8 项')).toBeVisible()
  })

  const address = (await page.getByRole('link', { name: '预览单位主页' }).getAttribute('href')) ?? ''
  const guest = await (await browser.newContext()).newPage()
  await test.step('is seen by a guest, without the phone', async () => {
    await guest.goto(new URL(address, page.url()).href)
    await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(guest.getByText('做电池装配线的工厂，在䶮山脚下。')).toBeVisible()
    await expect(guest.getByRole('main').getByText('五险一金')).toBeVisible()
    await expect(guest.getByRole('link', { name: '登录后查看' })).toBeVisible()
    await expect(guest.getByText('0797-8123456')).toHaveCount(0)
    for (const shown of ['装配车间', '员工食堂']) {
      const picture = guest.getByRole('img', { name: shown })
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_600)
    }
  })
  await guest.context().close()
})
