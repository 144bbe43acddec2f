import type { Undivided } from '../../catalogue/ruling.ts'
import type { Case } from '../suite/case.ts'
import { readTags } from '../suite/tags.ts'
import { nearest } from '../types/nearest.ts'
import { at, type Check } from './corpus.ts'

/** A part is one of those of the example's rulings. */
export const checkPartTags: Check = ({ features, known }) =>
  features.flatMap(feature =>
    feature.plain.scenarios.flatMap(({ name, line, tags }) => {
      const { rulings, parts } = readTags(tags)
      const valid = rulings.flatMap(id => known.parts.get(id) ?? [])
      return parts
        .filter(part => !valid.includes(part))
        .map(part => {
          const near = nearest(part, valid)
          const mend = near ? `nearest: "${near}"` : 'list its `parts:` in rulings/'
          return at(feature, line, `"${name}" shows "${part}", which is not a part of ${rulings.join(', ')}; ${mend}`)
        })
    }),
  )

/** Of a ruling that has examples, every part has one, or is said to be open. */
export const checkParts: Check = ({ suite, known }) =>
  [...known.parts].flatMap(([ruling, parts]) => {
    const own = suite.cases.filter(one => one.rulings.includes(ruling))
    const [first] = own
    if (!first) return []
    const [shown, open] = [own.flatMap(one => one.parts ?? []), known.openParts.get(ruling) ?? []]
    return [
      ...parts
        .filter(part => !shown.includes(part) && !open.includes(part))
        .map(part => `no example shows the part "${part}" of ${ruling}; tag one \`@part=${part}\``),
      ...open
        .filter(part => shown.includes(part))
        .map(part => `"${part}" of ${ruling} is open, and an example shows it; take it off \`openParts:\` in rulings/`),
      ...open
        .filter(part => !parts.includes(part))
        .map(part => `"${part}", which is open, is not a part of ${ruling}; list it under \`parts:\`, too`),
    ].map(message => inRule(first, message))
  })

/** A ruling whose summary names several things has parts, or says why not. */
export const checkDivided: Check = ({ suite, known }) => {
  const firsts = new Map([...suite.cases].reverse().flatMap(one => one.rulings.map(id => [id, one] as const)))
  const withWords = [...known.several].flatMap(([ruling, words]) => {
    const first = firsts.get(ruling)
    if (!first || known.parts.has(ruling) || known.undivided.has(ruling)) return []
    const message = `${ruling} says "${words}"; list its \`parts:\` in rulings/, or say by \`undivided:\` why it has none`
    return [inRule(first, message)]
  })
  return [...withWords, ...[...known.undivided].flatMap(([ruling, why]) => undividedFaults(ruling, why))]

  function undividedFaults(ruling: string, why: Undivided) {
    const first = firsts.get(ruling)
    if (!first) return []
    const others = typeof why === 'string' ? [] : why.filter(id => id === ruling || !firsts.has(id))
    return [
      ...(known.parts.has(ruling) ? [`${ruling} has parts; take \`undivided:\` off it in rulings/`] : []),
      ...(known.several.has(ruling)
        ? []
        : [`the summary of ${ruling} names one thing; take \`undivided:\` off it in rulings/`]),
      ...others.map(id => `${ruling} is left to ${id}, which no other example shows; name rulings that have some`),
    ].map(message => inRule(first, message))
  }
}

const inRule = ({ feature, line }: Case, message: string) => ({ uri: feature.uri, line, message })
