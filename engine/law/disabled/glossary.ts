import { is } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Capability } from '../../kernel/capability.ts'
import type { Game } from '../../kernel/game.ts'
import { after } from '../../kernel/happening.ts'
import type { About } from '../../kernel/question.ts'
import { against, type Rule, rule } from '../../kernel/rule.ts'
import { countsAsEquipment } from '../../questions/disabled/questions.ts'
import { mayDoTheRest } from '../stopped/glossary.ts'

type Asked = About<typeof permission>

const disabled = ({ card }: Asked, game: Game): boolean => is(game, card, 'disabled')

/** What of disabled cards may not be used, and what they may not do, stopped or not. */
function withheld(ruling: string, ...what: readonly Capability[]): Rule<typeof permission> {
  return rule({
    ruling,
    asked: permission,
    of: what,
    applies: disabled,
    answer: false,
    exceptionTo: [mayDoTheRest],
  })
}

export const text = withheld('1eD-disabled-09', 'use text', 'keep text in force')
const skills = withheld('1eD-disabled-13', 'use skills', 'share skills', 'use characteristics')

const actions = withheld('1eD-disabled-18', 'attempt', 'scout', 'commandeer', 'walk', 'operate transporters')

/** Such a personnel who is killed while disabled is disabled no more, and the text about the death is carried out. */
export const endsWithDeath = (concerns: (card: CardId, game: Game) => boolean) =>
  rule({
    ruling: '1eD-disabled-25',
    ...after(
      'dies',
      ({ card }) => [{ do: 'end', condition: 'disabled', cards: [card] }],
      ({ card }, game) => is(game, card, 'disabled') && concerns(card, game),
    ),
  })

export const glossaryDisabled = [
  text,
  withheld('1eD-disabled-10', 'use attributes'),
  withheld('1eD-disabled-11', 'use icons', 'staff'),
  withheld('1eD-disabled-12', 'use lore'),
  skills,
  withheld('1eD-disabled-14', 'use gender'),
  withheld('1eD-disabled-15', 'use species'),
  withheld('1eD-disabled-16', 'be matching commander'),
  withheld('1eD-disabled-17', 'count as in play'),
  actions,
  endsWithDeath(() => true),
  // Others beam and carry disabled personnel along as they do equipment.
  against('1eD-disabled-19', permission, true, {
    not: 'disabled personnel stay where they are',
    of: ['beam', 'be taken along', 'be carried'],
    applies: (about, game) =>
      disabled(about, game) && !is(game, about.card, 'stopped') && !is(game, about.card, 'stasis'),
  }),
  withheld('1eD-disabled-26', 'battle'),
  // Disabled members of a group that lost are among those of whom one is selected to die.
  against('1eD-disabled-27', permission, true, {
    not: 'disabled personnel cannot be selected to die',
    of: ['be selected to die'],
    applies: (about, game) => disabled(about, game) && !is(game, about.card, 'stasis'),
  }),
  // Being moved like equipment makes no equipment of them.
  against('1eD-disabled-20', countsAsEquipment, false, {
    not: 'disabled personnel are equipment',
    applies: ({ card }, game) => game.facts(card).type === 'personnel' && is(game, card, 'disabled'),
  }),
]
