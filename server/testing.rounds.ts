/** How often a test that races or guesses does so: once, or as often as `TEST_ROUNDS` says. */
export const ROUNDS = Number(process.env.TEST_ROUNDS ?? 1)
