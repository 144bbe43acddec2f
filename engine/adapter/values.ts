import type { Values, ValueWord } from '../../protocol/types.ts'
import { iconsOf } from '../board/icons.ts'
import { individualsOf } from '../board/individuals.ts'
import { madeSpan } from '../board/locations.ts'
import { isUndefined } from '../board/parts.ts'
import { systemsOf } from '../board/special-equipment.ts'
import type { CardId } from '../board/state.ts'
import { value } from '../board/value.ts'
import type { Game } from '../kernel/game.ts'
import { affiliationsOf } from '../mechanics/compatibility/affiliations.ts'
import { worthOf } from '../mechanics/scoring/points.ts'
import { classificationOf } from '../mechanics/skills/changes.ts'
import { skillsBox, skillsOf } from '../mechanics/skills/sharing.ts'
import { dotsOf } from '../mechanics/skills/special-skills.ts'
import { speciesOf } from '../mechanics/species/species.ts'
import { asChanged } from '../text/modifiers.ts'
import type { Attribute } from '../text/plain-words.ts'

const attributes: readonly Attribute[] = ['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields']

export const valueWords: readonly ValueWord[] = [
  ...attributes,
  'cost',
  'points',
  'span',
  'skills',
  'skills-box',
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
  const numbers = attributes.filter(a => !isUndefined(game, id, a)).map(a => [a, value(game, id, a)])
  const { cost, points, span } = facts
  const words = {
    cost,
    points: worthOf(game, id) ?? (points === undefined ? undefined : asChanged(game, id, 'points', points)),
    span: game.card(id).place === 'spaceline' ? (madeSpan(game, id) ?? span) : span,
    skills: facts.type === 'personnel' ? skillsOf(game, id) : undefined,
    'skills-box': facts.type === 'personnel' ? skillsBox(game, id) : undefined,
    dots: facts.type === 'personnel' ? dotsOf(game, id) : undefined,
    classification: classificationOf(game, id),
    affiliations: affiliationsOf(game, id),
    species: speciesListed(game, id),
    icons: iconsShown(game, id),
    keywords: orNone(systemsOf(facts)),
  }
  const present = Object.entries(words).filter(([, v]) => v !== undefined)
  return Object.fromEntries([...numbers, ...present]) as Values
}

/** Absent where the card has none, printed or lent. */
function iconsShown(game: Game, id: CardId): readonly string[] | undefined {
  const icons = iconsOf(game, id)
  return game.facts(id).icons || icons.length ? icons : undefined
}

/** The species of every personnel on the card, each once; absent where it has none. */
function speciesListed(game: Game, id: CardId): readonly string[] | undefined {
  const all = [...new Set(individualsOf(game, id).flatMap(one => speciesOf(game, game.facts(one))))]
  return orNone(all)
}

const orNone = <T>(list: readonly T[]): readonly T[] | undefined => (list.length ? list : undefined)
