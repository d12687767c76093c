import { expect, test } from 'vitest'
import {
  DbError,
  isForeignKeyViolation,
  isUnavailable,
  isUniqueViolation,
  isWorthRetrying,
  sqlState,
} from './errors.ts'
import { sql, sqlScript } from './sql.ts'
import { describeOnBothEngines } from './testing.ts'

test('the state is found on the error or on its cause', () => {
  const inner = new DbError('duplicate', { code: '23505', constraint: 'users_phone' })
  const wrapped = new Error('could not register', { cause: inner })
  expect(sqlState(wrapped)).toBe('23505')
  expect(isUniqueViolation(wrapped, 'users_phone')).toBe(true)
  expect(isUniqueViolation(wrapped, 'users_email')).toBe(false)
  expect(isUniqueViolation(new Error('other'))).toBe(false)
  expect(sqlState(null)).toBeUndefined()
})

test('only deadlocks and serialization failures are worth another try', () => {
  const withCode = (code: string) => new DbError('x', { code })
  expect(['40001', '40P01'].map(withCode).every(isWorthRetrying)).toBe(true)
  expect(['23505', '57014', '08006'].map(withCode).some(isWorthRetrying)).toBe(false)
})

test('a database that starts, stops, is full or gone cannot answer now; one that refuses has answered', () => {
  const withCode = (code: string) => new DbError('x', { code })
  const away = ['08006', '53100', '53200', '53300', '57014', '57P01', '57P02', '57P03', '58030', '25006']
  expect(away.filter(code => !isUnavailable(withCode(code)))).toEqual([])
  expect(isUnavailable(new Error('wrapped', { cause: withCode('57P03') }))).toBe(true)
  const answers = ['23505', '22001', '40001', '42601', '25P02', 'XX000'].map(withCode)
  expect([...answers, new Error('other'), null].filter(isUnavailable)).toEqual([])
})

describeOnBothEngines('errors of the database', open => {
  const failing = async (...statements: Parameters<typeof sqlScript>) => {
    const db = await open()
    return db.run(sqlScript(...statements)).catch((error: unknown) => error)
  }

  test('name the constraint that was violated', async () => {
    const db = await open()
    const login = () => db.run(sql`insert into login_failures values ('a', 1, ${new Date(0)})`)
    await login()
    const error = await login().catch((cause: unknown) => cause)
    expect(isUniqueViolation(error, 'login_failures_pkey')).toBe(true)
  })

  test('tell a missing row from a duplicate', async () => {
    const error = await failing(
      `insert into sessions values ('\\x00', '5f0c4d1e-0000-4000-8000-000000000000', now(), now(), now())`,
    )
    expect(isForeignKeyViolation(error)).toBe(true)
    expect(isUniqueViolation(error)).toBe(false)
  })

  test('say where a statement is wrong', async () => {
    expect(await failing('select 1;\nselec 2')).toMatchObject({ code: '42601', position: 11 })
  })

  test('do not repeat what a person typed', async () => {
    const db = await open()
    const phone = '13800138000 secret'
    const errors = [
      await db.query(sql`select ${phone}::int`).catch((error: unknown) => error),
      await db.query(sql`select ${phone}::timestamptz`).catch((error: unknown) => error),
      await db
        .query(sql`insert into login_failures values (${phone}, 1, now()), (${phone}, 1, now())`)
        .catch((e: unknown) => e),
    ]
    for (const error of errors) {
      expect(error).toBeInstanceOf(DbError)
      expect(`${error} ${JSON.stringify(error)}`).not.toContain('13800138000')
    }
  })
})
