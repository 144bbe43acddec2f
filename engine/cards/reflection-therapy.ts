import { individualsOf } from '../board/individuals.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { chooseTerm } from '../mechanics/selections/select.ts'
import { ownBox } from '../mechanics/skills/box.ts'
import { isListed } from '../mechanics/skills/entry.ts'
import { skillNamed } from '../mechanics/skills/named-skill.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { addModifiers } from '../text/modifiers.ts'
import { type Context, resolve } from '../text/selector.ts'
import type { EffectOf, Who } from '../text/text.ts'

export interface AddedPlayText {
  /** The player names a skill with it. */
  readonly names?: 'skill'
  /** The player's levels of one skill present with the target must be more than all levels of the other one there. */
  readonly outweighs?: { readonly yours: string; readonly all: string }
}

export interface AddedEffectWords {
  /** The player says which skill, at whatever level, makes room for the one that he named. */
  'replace skill': { readonly who: Who }
}

export const card: Card = {
  title: 'Reflection Therapy',
  print: {
    leftOut:
      'that it is discarded when the skill is lost or the captive rescued, or for what it downloads to the captive',
    onlyWith: ['download'],
    why: 'no skill is lost, nobody is rescued, and nothing is downloaded',
  },
  glossary: {
    plays: [
      {
        on: { type: 'personnel', not: { name: 'Suna' } },
        outweighs: { yours: 'Treachery', all: 'Honor' },
        names: 'skill',
        stays: true,
        effects: [{ ruling: '1eS-skills-modifying-20', do: 'replace skill', who: 'target' }],
      },
      {
        ruling: 'custom-cards-621',
        on: { type: 'personnel', whose: "opponent's", bearing: 'Frame of Mind' },
        stays: true,
        effects: [{ do: 'capture', who: 'target' }],
      },
    ],
    uses: [
      {
        ruling: 'custom-cards-620',
        whoUses: 'any player',
        atAnyTime: { ruling: 'custom-cards-620' },
        needs: { skill: 'Empathy', level: 3 },
        needsAmong: { presentWith: 'host', where: { whose: 'yours' } },
        effects: [{ do: 'nullify', who: 'this' }],
      },
    ],
  },
}

function* replaceSkill(game: Game, { who }: EffectOf<'replace skill'>, context: Context): Flow {
  const { you, this: by } = context
  for (const card of resolve(game, who, context)) {
    const becomes = yield* skillNamed(game, you, by, card)
    const boxes = individualsOf(game, card).flatMap(one => ownBox(game, one).filter(isListed))
    const others = [...new Set(boxes.map(entry => entry.skill))].filter(skill => skill !== becomes)
    if (!others.length) continue
    const skill = yield* chooseTerm(you, others, by)
    addModifiers(game, [{ card, skill, becomes, by, whileInPlay: by }])
  }
}

export const effects: EffectHandlers<'replace skill'> = { 'replace skill': replaceSkill }
