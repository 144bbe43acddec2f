import { findCard, titles } from '../../../cards/catalogue.ts'
import type { CardId } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Context } from '../../text/selector.ts'
import type { EffectOf } from '../../text/text.ts'
import { skillsToChooseFrom } from '../dilemmas/questions/planet.ts'
import { chooseWord } from '../selections/select.ts'
import { chooser } from '../selections/select-cards.ts'

let known: readonly string[] | undefined

/** Every skill that a printed personnel has. */
function allSkills(): readonly string[] {
  known ??= [
    ...new Set(
      titles().flatMap(title => {
        const { type, skills = {} } = findCard(title) ?? {}
        return type === 'personnel' ? Object.keys(skills) : []
      }),
    ),
  ].sort()
  return known
}

/** The player names skills that the personnel has for as long as the card is in play. */
export function* giveSkills(
  game: Game,
  { by, count }: EffectOf<'give skills'>,
  [card]: readonly CardId[],
  context: Context,
): Flow {
  if (card === undefined) return
  const about = { card, by: context.this }
  const own = game.decide(skillsToChooseFrom, about) === 'its own'
  const open = own ? Object.keys(game.facts(card).skills ?? {}) : allSkills()
  const given: string[] = []
  while (given.length < Math.min(count, open.length)) {
    const left = open.filter(skill => !given.includes(skill))
    given.push(yield* chooseWord(chooser(game, by, context) as string, left, context.this))
  }
  const added = given.map(skill => ({
    card,
    skill,
    add: 1,
    by: context.this,
    whileInPlay: context.this,
  }))
  game.state = { ...game.state, modifiers: [...game.state.modifiers, ...added] }
}
