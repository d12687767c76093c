import { operate } from './operator.ts'
import { seatingOf } from './seating.ts'

// npm run exam-seats -- <exam> [seed]            seats everybody whose registration is complete, and writes their tickets
// npm run exam-seats -- <exam> [seed] --check    reckons the seats anew and compares: nothing is written
// The same as npm run exam -- seat <exam> [seed] [--check].
// Without a seed it takes the one that was sealed when registering closed; another one is refused.
// Works on the embedded database under DATA_DIR (the service must be stopped) or on the server at DATABASE_URL.

const args = process.argv.slice(2)
const [exam = '', seed = ''] = args.filter(one => one !== '--check')
await operate(
  seatingOf({ exam, seed, isCheck: args.includes('--check') }),
  'npm run exam-seats -- <exam> [seed] [--check]',
)
