import type { Case, Problem } from '../suite/case.ts'
import { alternativesOf, isPaired, keyOf } from '../suite/readings.ts'
import { readTags } from '../suite/tags.ts'
import { at, type Check } from './corpus.ts'

const howPaired = 'in the same Rule, with the same ruling, ruleset, set-up and first action'

const inCase = ({ feature, line }: Case, message: string): Problem => ({ uri: feature.uri, line, message })

/** A scenario holds under one reading of one question. */
export const checkOneReading: Check = ({ features }) =>
  features.flatMap(feature =>
    feature.plain.scenarios.flatMap(({ name, line, tags }) => {
      const { readings, questions } = readTags(tags)
      if (readings.length > 1)
        return [at(feature, line, `"${name}" has ${readings.length} readings; write a scenario for each`)]
      const others = readings.length ? questions.filter(id => !readings[0]?.startsWith(`${id}/`)) : []
      return others.map(id =>
        at(feature, line, `"${name}" is an alternative for ${readings[0]}; take "@question=${id}" off`),
      )
    }),
  )

/** What becomes of a board that a question decides is shown under another reading, too, else no engine could be told to play that. */
export const checkDisputes: Check = ({ suite }) =>
  suite.cases.flatMap(one => {
    const shown = alternativesOf(one, suite).map(({ reading }) => reading?.question)
    return one.disputes
      .filter(question => !shown.includes(question))
      .map(question =>
        inCase(
          one,
          `"${one.scenario}" hangs on ${question}, and nothing shows it read differently; add an example \`@reading=${question}/…\` ${howPaired}`,
        ),
      )
  })

/** An alternative is about the board of a case. */
export const checkAlternatives: Check = ({ suite }) =>
  suite.alternatives.flatMap(one => {
    if (!one.reading || suite.cases.some(kase => isPaired(kase, one))) return []
    const message = `"${one.scenario}" shows ${keyOf(one.reading)}, and no case with \`@question=${one.reading.question}\` is next to it, ${howPaired}`
    return [inCase(one, message)]
  })
