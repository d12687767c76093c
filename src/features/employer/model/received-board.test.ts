import { describe, expect, it } from 'vitest'
import { applicationStates, canMove } from '#contract/applications'
import { boardStates, canUndo, isMovable, obstacleBetween } from './received-board.ts'

describe('the board of received applications', () => {
  it('has a column for each state that an employer moves applications between', () => {
    expect(boardStates).toEqual([
      'delivered',
      'viewed',
      'shortlisted',
      'interview',
      'offer',
      'hired',
      'unfit',
      'expired',
    ])
  })

  it('says why wherever a move is not lawful, and nothing where it is', () => {
    for (const from of applicationStates) {
      for (const to of applicationStates) expect(obstacleBetween(from, to) === '').toBe(canMove(from, to))
    }
  })

  it.each([
    ['delivered', 'hired', '“已投递”不能直接改为“已录用”，先要“拟录用”'],
    ['viewed', 'offer', '“已查看”不能直接改为“拟录用”，先要“初筛通过”或“邀请面试”'],
    ['hired', 'unfit', '“已录用”是最后一步，不能再改'],
    ['viewed', 'delivered', '求职者投递后自动进入'],
    ['offer', 'viewed', '已经查看过'],
    ['unfit', 'unfit', '已经是“不合适”'],
  ] as const)('from %s to %s: %s', (from, to, words) => {
    expect(obstacleBetween(from, to)).toBe(words)
  })

  it('names every lawful target as one that can be moved to', () => {
    const targets = applicationStates.filter(to => applicationStates.some(from => canMove(from, to)))
    expect(targets.filter(state => !isMovable(state))).toEqual([])
  })

  it('takes back only what the state machine lets return', () => {
    expect(canUndo('shortlisted', 'unfit')).toBe(true)
    expect(canUndo('unfit', 'shortlisted')).toBe(true)
    expect(canUndo('delivered', 'unfit')).toBe(false)
    expect(canUndo('expired', 'shortlisted')).toBe(false)
    expect(canUndo('offer', 'hired')).toBe(false)
  })
})
