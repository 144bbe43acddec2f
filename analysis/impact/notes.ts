import type { LawTexts } from '../../catalogue/catalogue.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Note } from '../../reports/impact/impact.ts'
import { isInForce } from '../variants/in-force.ts'
import type { Enacted } from './enact.ts'

interface Scene extends Enacted {
  readonly titleOf: (ruleset: string) => string
}

/** Notes on adopted rulings that lack a foundation in the base, and on gaps that repealed ones leave. */
export function notesOn(enacted: Enacted, catalogue: LawTexts): readonly Note[] {
  const titles = new Map(catalogue.rulesets.map(({ id, title }) => [id, title]))
  const scene: Scene = { ...enacted, titleOf: id => titles.get(id) ?? id }
  const adopted = [...enacted.adopted].flatMap(([id, from]) => [
    ...foundations(id, from, scene),
    ...exceptions(id, from, scene),
    ...readWith(id, enacted, catalogue),
  ])
  return [...adopted, ...bereft(enacted), ...undenied(enacted)]
}

const add = (ruling: string, from: string): string => `- adopt: ${ruling}\n  from: ${from}`

/** Rulings that it is an exception to where it comes from. */
function foundations(id: string, from: string, { base, law, titleOf }: Scene): readonly Note[] {
  const rules = rulesets.get(from)!.rules
  return (rules.get(id)?.exceptionTo ?? []).flatMap(other => {
    if (law.rules.has(other)) return []
    if (!rules.get(other)?.presumed)
      return [
        {
          rulings: [id, other],
          words: `In “${titleOf(from)}”, ${id} is an exception to ${other}, which is not in force in “${titleOf(base.id)}”. Here it stands by itself. If the rule that it limits is wanted, too, add it.`,
          add: add(other, from),
        },
      ]
    return [
      {
        rulings: [id],
        words: `In “${titleOf(from)}”, ${id} was written against the supposition “${other}”. “${titleOf(base.id)}” does not suppose that, so there is nothing to deny; the ruling itself holds all the same.`,
      },
    ]
  })
}

/** Exceptions to the ruling where it comes from, which do not come along. */
function exceptions(id: string, from: string, { law, titleOf }: Scene): readonly Note[] {
  return [...rulesets.get(from)!.rules.values()]
    .filter(rule => !rule.presumed && rule.exceptionTo.includes(id) && !law.rules.has(rule.ruling))
    .map(({ ruling }) => ({
      rulings: [id, ruling],
      words: `In “${titleOf(from)}”, ${ruling} is an exception to ${id}. The proposal does not adopt it, so ${id} holds without that exception.`,
      add: add(ruling, from),
    }))
}

/** Rulings without which the catalogue says that this one cannot be understood. */
function readWith(id: string, { law }: Enacted, { rulings }: LawTexts): readonly Note[] {
  const others = rulings.get(id)?.readWith ?? []
  return others
    .filter(other => !isInForce(law, other))
    .map(other => ({
      rulings: [id, other],
      words: `${id} is to be read together with ${other}, which is not in force under the proposed law.`,
    }))
}

/** Rulings that were exceptions to one that goes. */
function bereft({ base, law, gone }: Enacted): readonly Note[] {
  return [...law.rules.values()]
    .filter(rule => !rule.presumed && base.rules.has(rule.ruling))
    .flatMap(({ ruling, exceptionTo }) =>
      exceptionTo
        .filter(other => gone.has(other))
        .map(other => ({
          rulings: [ruling, other],
          words: `${ruling} was an exception to ${other}, which goes. It now stands by itself.`,
        })),
    )
}

/** Suppositions that nobody denies any more. */
function undenied({ base, law, gone }: Enacted): readonly Note[] {
  const denied = new Set([...law.rules.values()].flatMap(rule => rule.exceptionTo))
  return [...law.rules.values()]
    .filter(({ presumed, custom, ruling }) => presumed && !custom && !denied.has(ruling))
    .map(({ ruling }) => {
      const deniers = [...gone].filter(id => base.rules.get(id)?.exceptionTo.includes(ruling))
      return {
        rulings: deniers,
        words: `${deniers.join(' and ') || 'What goes'} was written against the supposition “${ruling}”. Nothing denies that any more, so the proposed law plays by it.`,
      }
    })
}
