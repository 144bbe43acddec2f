import type { Diagnosis, Explanation } from './result.ts'
import { counted } from './words.ts'

/** How far an explanation carries, as a sentence without its end. */
export function carries({ explains, adds, against, asked }: Explanation, failures: number): string {
  const all = `explains ${explains.length.toLocaleString('en')} of ${counted(failures, 'failure')}`
  const others = adds < explains.length ? `, ${adds} of them not explained before` : ''
  return `${all}${others}; ${objection(against.length, asked)}`
}

function objection(against: number, asked: number): string {
  if (!asked) return 'no passing case could speak against it'
  const cases = counted(asked, 'passing case')
  if (!against) return asked === 1 ? 'the passing case asked agrees' : `none of ${cases} speaks against it`
  return `${against} of ${cases} ${against === 1 ? 'speaks' : 'speak'} against it`
}

/** What the diagnosis leaves open, one sentence each. */
export function leftOpen({ unexplained, failures, alike = [], limit }: Diagnosis): readonly string[] {
  const rest = unexplained.length
  const what =
    rest === failures ? 'None of the failures is' : rest === 1 ? 'One failure is not' : `${rest} failures are not`
  const groups = alike.map(({ says, cases }) => `${cases.length} of them fail alike: ${says}.`)
  return [...(rest ? [`${what} explained by anything that was tried.`, ...groups] : []), ...(limit ? [limit] : [])]
}
