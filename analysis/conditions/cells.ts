import { stateOf } from '../../engine/adapter/board.ts'
import { can } from '../../engine/board/can.ts'
import type { Condition } from '../../engine/board/state.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import type { Capability } from '../../engine/kernel/capability.ts'
import type { Document } from '../../engine/kernel/document.ts'
import { Game } from '../../engine/kernel/game.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Board, Card } from '../../protocol/types.ts'

export type Kind = 'personnel' | 'ship'

const both: readonly Kind[] = ['personnel', 'ship']
const crew: readonly Kind[] = ['personnel']
const ships: readonly Kind[] = ['ship']

/** Every capability, with the kinds of cards that it is asked of. */
export const askedOf = {
  attempt: both,
  scout: crew,
  commandeer: crew,
  battle: both,
  walk: crew,
  beam: crew,
  'operate transporters': both,
  move: ships,
  dock: ships,
  cloak: ships,
  decloak: ships,
  phase: ships,
  dephase: ships,
  staff: crew,
  'face dilemmas': crew,
  trigger: crew,
  overcome: crew,
  nullify: crew,
  cure: crew,
  'use text': both,
  'keep text in force': both,
  'use skills': crew,
  'share skills': crew,
  'use attributes': both,
  'use icons': both,
  'use gender': crew,
  'use species': crew,
  'use lore': crew,
  'be matching commander': crew,
  'use characteristics': both,
  'use special equipment': ships,
  'count as in play': both,
  'count for uniqueness': both,
  'be carried': crew,
  'be taken along': crew,
  'be selected to die': crew,
  'be attacked': both,
  'be targeted': both,
  'be affected': both,
  'be captured': crew,
  'go into stasis': both,
} as const satisfies Readonly<Record<Capability, readonly Kind[]>>

/** The conditions that documents speak of, of each kind of card. */
const conditionsOf: Readonly<Partial<Record<Document, Readonly<Record<Kind, readonly Condition[]>>>>> = {
  faq1996: {
    personnel: ['stopped', 'disabled', 'stasis', 'captive', 'phased', 'house-arrest'],
    ship: ['stopped', 'stasis', 'cloaked'],
  },
  glossary: {
    personnel: ['stopped', 'disabled', 'stasis', 'stunned', 'mortally-wounded', 'captive', 'house-arrest'],
    ship: ['stopped', 'stasis', 'cloaked', 'phased'],
  },
  rulebook: { personnel: ['stopped'], ship: ['stopped'] },
}

/** Whether a card of that kind in that condition may do so, or have it done to it, and what says so. */
export interface Cell {
  readonly law: Ruleset
  /** The document that speaks of the condition. */
  readonly document: Document
  readonly kind: Kind
  readonly condition: Condition
  readonly capability: Capability
  readonly may: boolean
  /** Rulings and basic rules; none = it is so by default. */
  readonly because: readonly string[]
}

/** All cells of all laws, law by law. */
export function conditionCells(): readonly Cell[] {
  return [...rulesets.values()].flatMap(law =>
    Object.entries(conditionsOf)
      .filter(([document]) => law.documents.has(document as Document))
      .flatMap(([document, kinds]) =>
        (['personnel', 'ship'] as const).flatMap(kind =>
          kinds[kind].flatMap(condition =>
            capabilitiesOf(kind).map(capability => ({
              ...{ law, document: document as Document, kind, condition, capability },
              ...answered(law, kind, condition, capability),
            })),
          ),
        ),
      ),
  )
}

export const capabilitiesOf = (kind: Kind): readonly Capability[] =>
  (Object.keys(askedOf) as Capability[]).filter(one => askedOf[one].includes(kind))

/** What is done to a card by another one. */
const byOthers: ReadonlySet<Capability> = new Set(['be targeted', 'be affected', 'be captured'])

const subject: Readonly<Record<Kind, string>> = { personnel: 'Data', ship: 'Runabout' }

function answered(
  law: Ruleset,
  kind: Kind,
  condition: Condition,
  capability: Capability,
): Pick<Cell, 'may' | 'because'> {
  const game = new Game(stateOf(board(law.id, kind, condition), law), law)
  const may = can(game, subject[kind], capability, byOthers.has(capability) ? 'Red Alert!' : undefined)
  return { may, because: [...game.because].sort() }
}

/** A ship with one aboard, and an event of the opponent's. */
function board(ruleset: string, kind: Kind, condition: Condition): Board {
  const of = (one: Kind): Pick<Card, 'is'> => (one === kind ? { is: [condition] as Card['is'] & {} } : {})
  return {
    ruleset,
    turn: { player: 'Alice', number: 1, phase: 'orders' },
    players: [{ name: 'Alice' }, { name: 'Bob' }],
    cards: [
      { id: 'Excavation', owner: 'Alice', where: ['spaceline', 'alpha'] },
      { id: 'Runabout', owner: 'Alice', where: ['space', 'Excavation'], ...of('ship') },
      { id: 'Data', owner: 'Alice', where: ['aboard', 'Runabout'], ...of('personnel') },
      { id: 'Red Alert!', owner: 'Bob', where: ['core', 'Bob'] },
    ],
  }
}
