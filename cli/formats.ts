import { nearest } from '../catalogue/nearest.ts'
import { UsageError } from '../runner/usage-error.ts'
import { addsUp, list } from './values.ts'

/** A reader of `--report` that may be given several times: what is named adds up, and takes the place of what is written by itself. */
export function formatsAdded<F extends string>(
  known: readonly F[],
  byItself: readonly F[],
): (text: string, before: readonly F[]) => readonly F[] {
  return addsUp((text: string, before: readonly F[]) => {
    const named = readFormats(text, known, 'report')
    return before === byItself ? named : [...new Set([...before, ...named])]
  })
}

/** The same for a command that reads the list later. */
export const joined = (byItself?: string) =>
  addsUp((text: string, before?: string): string => {
    const words = list(text).join(',')
    return before === undefined || before === byItself ? words : `${before},${words}`
  })

/** Reads the list of an option `--report`, such as `json,html`; throws with the nearest valid word. */
export function readFormats<F extends string>(
  text: string,
  known: readonly F[],
  kind: 'page' | 'report',
): readonly F[] {
  const words = [...new Set(list(text))]
  const kinds = kind === 'page' ? 'Pages' : 'Reports'
  const strange = words.filter(word => !known.some(one => one === word))
  const faults = strange.map(
    word =>
      `--report ${word}: there is no such ${kind}. ${kinds} are ${known.join(', ')}; nearest: ${nearest(word, known, 1)[0]}.`,
  )
  if (faults.length) throw new UsageError(faults.join('\n'))
  return words as readonly string[] as readonly F[]
}
