import type { Catalogue } from '../../catalogue/catalogue.ts'
import { fitsPattern } from '../../catalogue/id-pattern.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { declaredQuestions } from '../../engine/kernel/question.ts'
import { blank } from '../../engine/rulesets/blank.ts'
import { valuesOf } from './filter-values.ts'
import type { Fault, Written } from './proposal.ts'
import { short } from './proposal-shape.ts'

/** Names in a proposal that the catalogue does not have, with the nearest that it has. */
export function unknownNames({ base, changes }: Written, catalogue: Catalogue): readonly Fault[] {
  const rulesets = catalogue.rulesets.map(({ id }) => id)
  const ruleset = (name: string | undefined, path: Fault['path']): readonly Fault[] =>
    name === undefined || rulesets.includes(name) ? [] : [{ path, message: unknown('ruleset', name, rulesets) }]
  return [
    ...ruleset(base, ['base']),
    ...changes.flatMap((change, at) => [
      ...ruleset(change.from, ['changes', at, 'from']),
      ...(['adopt', 'in place of', 'repeal', 'shown by'] as const).flatMap(key =>
        rulings(change[key], ['changes', at, key], catalogue),
      ),
      ...reading(change, ['changes', at], catalogue),
      ...wording(change, ['changes', at]),
    ]),
  ]
}

function rulings(ids: string | readonly string[] | undefined, path: Fault['path'], catalogue: Catalogue) {
  if (ids === undefined) return []
  const known = [...catalogue.rulings.keys()]
  return [ids].flat().flatMap((id, at) => {
    if (known.some(ruling => fitsPattern(ruling, id))) return []
    return [
      { path: Array.isArray(ids) ? [...path, at] : path, message: unknown('ruling', id.replace(/\*$/, ''), known) },
    ]
  })
}

function reading({ read, as }: Written['changes'][number], path: Fault['path'], catalogue: Catalogue) {
  if (read === undefined) return []
  const question = catalogue.openQuestions.get(read)
  if (!question)
    return [{ path: [...path, 'read'], message: unknown('open question', read, [...catalogue.openQuestions.keys()]) }]
  const known = Object.keys(question.readings)
  if (known.includes(as ?? '')) return []
  return [
    { path: [...path, 'as'], message: `${unknown('reading', as, known)} All readings of it: ${known.join(', ')}.` },
  ]
}

/** Questions of the law, and words of the card language. */
function wording({ asked, when, unless }: Written['changes'][number], path: Fault['path']): readonly Fault[] {
  const questions = [...declaredQuestions.keys()]
  const question =
    asked === undefined || questions.includes(asked)
      ? []
      : [{ path: [...path, 'asked'], message: unknown('question', asked, questions) }]
  const filters = Object.entries({ when, unless }).flatMap(([key, circumstances]) =>
    Object.entries(circumstances ?? {}).flatMap(([place, wanted]) => inFilter(wanted, [...path, key, place])),
  )
  return [...question, ...filters]
}

function inFilter(wanted: unknown, path: Fault['path']): readonly Fault[] {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return []
  const known = Object.keys(blank.language.features)
  return Object.entries(wanted).flatMap(([key, value]) => {
    if (!known.includes(key)) return [{ path: [...path, key], message: unknown('word of filters', key, known) }]
    const values = valuesOf(key)
    const strange = values && [value].flat().find(one => typeof one === 'string' && !values.has(one))
    if (strange !== undefined)
      return [{ path: [...path, key], message: unknown(`value of "${key}"`, strange, [...values!]) }]
    const inner = key === 'any' && Array.isArray(value) ? value : ['not', 'presentWith'].includes(key) ? [value] : []
    return inner.flatMap(one => inFilter(one, [...path, key]))
  })
}

function unknown(what: string, name: unknown, known: readonly string[]): string {
  return `there is no ${what} "${short(name)}". Nearest: ${nearest(String(name).slice(0, 200), known, 3).join(', ')}.`
}
