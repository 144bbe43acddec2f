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
          return at(feature, line, `"${name}" shows "${part}", which is no part of ${rulings.join(', ')}; ${mend}`)
        })
    }),
  )

/** Of a ruling that has examples, every part has one. */
export const checkParts: Check = ({ suite, known }) =>
  [...known.parts].flatMap(([ruling, parts]) => {
    const own = suite.cases.filter(one => one.rulings.includes(ruling))
    const shown = own.flatMap(one => one.parts ?? [])
    return parts
      .filter(part => own[0] && !shown.includes(part))
      .map(part =>
        inRule(own[0] as Case, `no example shows the part "${part}" of ${ruling}; tag one \`@part=${part}\``),
      )
  })

const inRule = ({ feature, line }: Case, message: string) => ({ uri: feature.uri, line, message })
