import type { LawTexts } from '../../catalogue/catalogue.ts'
import type { Side } from '../../catalogue/questions.ts'
import type { ContradictionLine } from '../../reports/impact/impact.ts'
import { isInForce } from '../variants/in-force.ts'
import type { Enacted } from './enact.ts'

/** Known contradictions between documents of which an adopted ruling is one side, and a document of the base another. */
export function contradictionsOf(enacted: Enacted, catalogue: LawTexts): readonly ContradictionLine[] {
  const documents = catalogue.rulesets.find(({ id }) => id === enacted.base.id)?.documents ?? []
  const isOurs = (side: Side): boolean => side.documents.some(id => documents.includes(id))
  return catalogue.contradictions.flatMap(({ id, topic, law }) => {
    const own = law.find(side => !isOurs(side) && side.rulings.some(ruling => enacted.adopted.has(ruling)))
    const against = law.filter(isOurs)
    if (!own || !against.length) return []
    const rulings = own.rulings.filter(ruling => enacted.adopted.has(ruling))
    return [
      {
        id,
        topic,
        adopted: { words: own.words, rulings },
        against: against.map(side => standing(side, enacted, catalogue)),
      },
    ]
  })
}

function standing(
  { words, rulings }: Side,
  { law, gone }: Enacted,
  catalogue: LawTexts,
): ContradictionLine['against'][number] {
  const groundsOf = (id: string): readonly string[] => {
    const ruling = catalogue.rulings.get(id)
    return ruling?.met === 'follows-from' ? ruling.from : [id]
  }
  const stay = rulings.filter(id => groundsOf(id).every(ground => isInForce(law, ground)))
  const go = rulings.filter(id => groundsOf(id).some(ground => gone.has(ground)))
  return { words, stay, go, unplayed: rulings.filter(id => !stay.includes(id) && !go.includes(id)) }
}
