import { expect, type Page } from 'playwright/test'
import { Typist } from './keyboard.ts'
import { accounts, answerTo, freshPhone, lastCode } from './people.ts'
import { photo } from './pictures.ts'
import { candidate } from './resume.ts'
import { test } from './visitor.ts'

/** Searches for 会计 in 赣州 for 5K~8K and opens the first job; gives its path. */
async function findJob(page: Page, typist: Typist, isPhone: boolean): Promise<string> {
  await page.goto('/job-search')
  await typist.use('link', '跳到主要内容')
  await typist.fill('搜索词', '会计', 'combobox')
  await typist.choose('工作地点', '赣州市')
  await typist.use('button', '搜索')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('赣州市会计招聘')
  await typist.use('link', '跳到主要内容')
  if (isPhone) await typist.use('link', /^筛选/)
  await typist.use('link', /^5K~8K/)
  await expect(page).toHaveURL(/wage=3/)
  if (isPhone) await typist.use('button', /^查看 \d+\+?\s个职位$/)
  await typist.reach('link', /会计/, page.getByRole('main').getByRole('article').first())
  await typist.press('Enter')
  // A wide screen shows it beside the list, where reading goes on.
  if (!isPhone) {
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /会计/ })).toBeFocused()
    await typist.use('link', '打开职位页')
  }
  await expect(page).toHaveURL(/\/job-details\/\d+$/)
  await typist.arrive(/会计/)
  return new URL(page.url()).pathname
}

/** Registers on the page that is open; the captcha is answered as a question in words. */
async function register(page: Page, typist: Typist) {
  const phone = freshPhone()
  await typist.fill(/^手机号/, phone)
  await typist.use('button', /文字题/)
  await typist.reach('textbox', /^验证问题/)
  await typist.type(answerTo((await page.getByText(/等于几/).textContent()) ?? ''))
  await typist.use('button', '获取验证码')
  await expect(page.getByRole('button', { name: /秒后/ })).toBeVisible()
  await typist.fill(/^短信验证码/, await lastCode(phone))
  await typist.fill(/^设置密码/, accounts.password)
  await typist.use('checkbox', /我已阅读并同意/, { key: 'Space' })
  await typist.use('button', '注册')
}

const groupOf = (page: Page, name: RegExp) => page.getByRole('group', { name })

/** The button opens the system's own way to choose a file, which works by keyboard everywhere. */
async function choosePhoto(page: Page, typist: Typist) {
  await typist.use('button', /选择图片/)
  await typist.use('button', '使用这张')
  await expect(page.getByRole('img', { name: '现在的简历照片' })).toBeVisible()
}

async function writeBasics(page: Page, typist: Typist) {
  await choosePhoto(page, typist)
  await typist.fill(/^姓名/, candidate.name)
  await typist.pick(/^性别/, '女')
  const birthday = groupOf(page, /^出生日期/)
  await typist.choose('年', '1998 年', birthday)
  await typist.choose('月', '6 月', birthday)
  await typist.choose('日', '2 日', birthday)
  await typist.descend(/^现居住城市/, '江西省', '赣州市', '章贡区')
  await typist.choose(/^工作年限/, '三到五年')
  await typist.choose(/^最高学历/, '本科')
}

async function writeWishes(typist: Typist) {
  await typist.descend(/^期望职位/, '财会/金融/银行/保险', '财务/会计/审计', '会计')
  await typist.descend(/^期望城市/, '江西省', '赣州市')
  await typist.choose(/^期望薪资/, '5K~8K')
  await typist.pick(/^工作性质/, '全职')
  await typist.pick(/^到岗时间/, '两周内到岗')
}

async function writeSchool(page: Page, typist: Typist) {
  await typist.use('button', '添加教育经历')
  await typist.fill(/^学校名称/, candidate.school)
  await typist.choose(/^学历/, '本科')
  const start = groupOf(page, /^就读开始时间/)
  await typist.choose('年', '2016 年', start)
  await typist.choose('月', '9 月', start)
}

/** Writes every section that a resume needs, each finished by its button. */
async function writeResume(page: Page, typist: Typist) {
  await typist.use('button', '开始填写')
  await typist.arrive('我的简历')
  await typist.use('link', '基本信息')
  await typist.arrive('基本信息')
  await writeBasics(page, typist)
  await typist.use('button', '完成本节')
  await typist.arrive('求职意向')
  await writeWishes(typist)
  await typist.use('button', '完成本节')
  await typist.arrive('教育经历')
  await writeSchool(page, typist)
  await typist.use('button', '完成本节')
  await typist.arrive('工作经历')
  await typist.use('link', '稍后再写')
  await typist.arrive('我的简历')
  await expect(page.getByText('这份简历可以投递了')).toBeVisible()
}

// A thousand keys, each looked after: pictures of the page after each of them would take most of the time.
test.use({ trace: { mode: 'on-first-retry', snapshots: false, screenshots: false } })

test('finds a job, registers, writes a resume and applies once by keyboard alone', async ({ page, isMobile }) => {
  const typist = new Typist(page)
  const picture = await photo()
  page.on('filechooser', chooser => chooser.setFiles(picture))
  const job = await test.step('finds a job', () => findJob(page, typist, isMobile))
  await test.step('is asked to sign in on applying', async () => {
    await typist.use('link', '投递简历')
    await expect(page).toHaveURL(/\/user\/login\?redirectUri=/)
    await typist.arrive('个人登录')
  })
  await test.step('registers and returns to the very job', async () => {
    await typist.use('link', /注册/, { within: page.getByRole('main') })
    await typist.arrive('个人注册')
    await register(page, typist)
    await expect(page).toHaveURL(url => url.pathname === job)
    await typist.arrive(/会计/)
  })
  await test.step('writes the resume', async () => {
    await typist.use('button', '投递简历')
    await typist.use('link', '现在写一份')
    await typist.arrive('新建简历')
    await writeResume(page, typist)
  })
  await test.step('applies once', async () => {
    await page.goto(job)
    await typist.use('button', '投递简历')
    await typist.reach('button', '确认投递', page.getByRole('dialog'))
    await typist.press('Enter')
    await typist.press('Enter')
    // The button is gone: what happens next has the focus, not the top of the page.
    await expect(page.getByRole('list', { name: '接下来' })).toBeFocused()
    await typist.use('link', '查看投递进展')
    await typist.arrive('我的投递')
    await expect(page.getByRole('main').locator(`a[href="${job}"]`)).toHaveCount(1)
  })
})
