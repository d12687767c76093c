import { expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'
import { siteFor } from './sites.ts'

test('without any environment the service runs in production, embedded, with sample content, on port 4000', () => {
  expect(readSettings({})).toMatchObject({
    mode: 'production',
    port: 4000,
    dataDir: `${process.cwd()}/data`,
    databaseUrl: undefined,
    sampleContent: true,
    hardening: true,
    trustedProxies: 0,
    logLevel: 'info',
    companyReview: undefined,
    passwordCost: 15,
  })
})

test('hardening is for production, and for whoever asks for it', () => {
  expect(readSettings({ NODE_ENV: 'development' }).hardening).toBe(false)
  expect(readSettings({ NODE_ENV: 'development', HARDENING: 'on' }).hardening).toBe(true)
  expect(readSettings({ HARDENING: 'off' }).hardening).toBe(false)
})

test.each([
  { PORT: 'http' },
  { PORT: '65536' },
  { PORT: '4e3' },
  { PORT: '４０００' },
  { SAMPLE_CONTENT: 'yes' },
  { TRUSTED_PROXIES: '-1' },
  { LOG_LEVEL: 'loud' },
  { COMPANY_REVIEW: 'none' },
  { NODE_ENV: 'staging' },
  { PASSWORD_COST: '4' },
  { PAYMENT_SECRET: 'short' },
  { FIELD_KEY: 'short' },
  { DATABASE_URL: 'mysql://localhost/portal' },
  { DATABASE_URL: 'localhost' },
  { PUBLIC_ORIGIN: 'www.example.cn' },
  { PUBLIC_ORIGIN: 'https://www.example.cn/portal' },
  { PUBLIC_HOSTS: 'https://www.example.cn' },
  { PUBLIC_HOSTS: 'www.example.cn, nc.example.cn:8080' },
  { PUBLIC_HOSTS: 'www example.cn' },
  { METRICS_TOKEN: 'short' },
  { SAMPLE_CONTENT: 'on', PUBLIC_ORIGIN: 'https://www.example.cn' },
])('%j is refused in one line that names the setting, in both languages', environment => {
  const [name = ''] = Object.keys(environment)
  const read = () => readSettings({ ...environment })
  expect(read).toThrow(SettingsError)
  expect(read).toThrow(new RegExp(String.raw`^设置 ${name} 不正确：[^\n]+ · ${name} is wrong: [^\n]+$`))
})

test('a public service has no sample content, whose passwords everybody knows', () => {
  expect(readSettings({ PUBLIC_ORIGIN: 'https://www.example.cn' }).sampleContent).toBe(false)
})

test('an empty setting is an absent one', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' })).toEqual(readSettings({}))
})

test('a host shows the site that the operator gave it', () => {
  const { sites } = readSettings({
    TALENT_HOSTS: 'talent.example.cn, www.talent.example.cn',
    TALENT_SITE_NAME: '示例人才服务网',
  })
  expect([siteFor(sites, 'Talent.Example.cn').name, siteFor(sites, 'example.cn').variant]).toEqual([
    '示例人才服务网',
    'standard',
  ])
})
