import { join } from 'node:path'
import { addressIn, SCRIPT_LIMIT, weigh } from './bench/weight.ts'
import { isBuilt, root } from './built.ts'

/**
 * Fails when a guest's first visit of any page loads more script than it may. What is not built, or built from other sources, is not weighed;
 * with `--built` that is a failure too.
 */
if (await isBuilt()) {
  const heavy = (await weigh(join(root, 'dist'))).filter(({ bytes }) => bytes > SCRIPT_LIMIT)
  for (const page of heavy) {
    console.error(
      `A first visit of ${addressIn(page)} loads ${page.bytes} bytes of script, ${SCRIPT_LIMIT} are allowed: load what is not needed at once when it is needed.`,
    )
  }
  if (heavy.length > 0) process.exitCode = 1
} else if (process.argv.includes('--built')) {
  console.error('No build of the sources as they are: nothing to weigh')
  process.exitCode = 1
} else {
  console.log('No build of the sources as they are: nothing to weigh')
}
