import { nearest } from '../catalogue/nearest.ts'
import { UsageError } from '../runner/usage-error.ts'

/** Reads the list of an option `--report`, such as `json,html`; throws with the nearest valid word. */
export function readFormats<F extends string>(
  text: string,
  known: readonly F[],
  kind: 'page' | 'report',
): readonly F[] {
  return text.split(',').map(part => {
    const word = part.trim()
    const found = known.find(format => format === word)
    if (found) return found
    const kinds = kind === 'page' ? 'Pages' : 'Reports'
    throw new UsageError(
      `--report ${word}: there is no such ${kind}. ${kinds} are ${known.join(', ')}; nearest: ${nearest(word, known, 1)[0]}.`,
    )
  })
}
