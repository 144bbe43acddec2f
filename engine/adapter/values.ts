import type { Values, ValueWord } from '../../protocol/types.ts'
import type { Attribute } from '../cards/text.ts'
import type { Game } from '../flow/game.ts'
import { affiliationsOf } from '../state/affiliations.ts'
import { isUndefined } from '../state/parts.ts'
import { worthOf } from '../state/points.ts'
import { skillsOf } from '../state/sharing.ts'
import { dotsOf } from '../state/special-skills.ts'
import type { CardId } from '../state/state.ts'
import { value } from '../state/value.ts'

const attributes: readonly Attribute[] = ['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields']

export const valueWords: readonly ValueWord[] = [
  ...attributes,
  'cost',
  'points',
  'span',
  'skills',
  'dots',
  'classification',
  'affiliations',
  'species',
  'icons',
  'keywords',
]

/** What counts for the card now; an attribute that the card does not have is absent. */
export function valuesOf(game: Game, id: CardId): Values {
  const facts = game.facts(id)
  const numbers = attributes
    .filter(a => facts[a] !== undefined && !isUndefined(game, id, a))
    .map(a => [a, value(game, id, a)])
  const { cost, points, span, species, icons, keywords, classification } = facts
  const words = {
    cost,
    points: worthOf(game, id) ?? points,
    span,
    skills: facts.type === 'personnel' ? skillsOf(game, id) : undefined,
    dots: facts.type === 'personnel' ? dotsOf(game, id) : undefined,
    classification,
    affiliations: affiliationsOf(game, id),
    species,
    icons,
    keywords,
  }
  const present = Object.entries(words).filter(([, v]) => v !== undefined)
  return Object.fromEntries([...numbers, ...present]) as Values
}
