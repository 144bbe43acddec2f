import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { globSync } from 'glob'

const engine = fileURLToPath(new URL('.', import.meta.url))
const read = (file: string): string => readFileSync(join(engine, file), 'utf8')

/** An import of one of the deeds that take a card out of play without a question. */
const deeds = /import \{[^}]*\b(?:discard|kill|destroy|destroyed)\b[^}]*\} from '[^']*\/(?:moves|kill|destroy)\.ts'/
/** Whether the text of another card may reach the card, as a verb asks of each card that it comes upon. */
const asks = /'be affected'|\b(?:affected|susceptible)\(/

/** Whom files take out of play without asking whether a text may affect them. */
const unasked: Readonly<Record<string, readonly string[]>> = {
  'the card that does it, at the end of its own business': [
    'board/remind.ts',
    'cards/diplomatic-contact.ts',
    'mechanics/battle/inner/opening.ts',
    'mechanics/compatibility/report-to-mix.ts',
    'mechanics/dilemmas/encounter.ts',
    'mechanics/dilemmas/first-dilemma.ts',
    'mechanics/dilemmas/inner/conclude.ts',
    'mechanics/dilemmas/settle.ts',
    'mechanics/draws-and-discards/discard-emptied.ts',
    'mechanics/draws-and-discards/once-played.ts',
    'mechanics/draws-and-discards/regenerate.ts',
    'mechanics/missions/attempt.ts',
    'mechanics/missions/inner/solve.ts',
    'mechanics/missions/q-flash.ts',
    'mechanics/reporting/inner/second-card.ts',
    'mechanics/reporting/play.ts',
    'mechanics/scouting/probe-for.ts',
    'mechanics/timing/lost-target.ts',
  ],
  'what its player gives for something': [
    'cards/devidian-door.ts',
    'mechanics/dilemmas/inner/nullify-by-discarding.ts',
    'mechanics/draws-and-discards/demands.ts',
    'mechanics/draws-and-discards/discard-at-will.ts',
    'mechanics/missions/inner/discard-to-solve.ts',
    'mechanics/names/replace.ts',
    'mechanics/reporting/free-play.ts',
    'mechanics/skills/use-skills.ts',
    'mechanics/timing/play-as-cost.ts',
  ],
  'what is not in play: in hand, in a deck, in a side deck, or under a mission': [
    'cards/shared/vorgons.ts',
    'cards/storage-compartment-door.ts',
    'cards/subspace-schism.ts',
    'cards/telepathic-alien-kidnappers.ts',
    'mechanics/battle/inner/tactics.ts',
    'mechanics/draws-and-discards/inner/change-hands.ts',
    'mechanics/missions/seeded-personnel.ts',
    'mechanics/turns/turn.ts',
  ],
  'those whom a rule of the game takes, and no text': [
    'mechanics/artifacts/earn.ts',
    'mechanics/battle/inner/engage.ts',
    'mechanics/battle/inner/personnel-battle.ts',
    'mechanics/damage/damage.ts',
    'mechanics/damage/inner/repair.ts',
    'mechanics/damage/markers.ts',
    'mechanics/dilemmas/drawn.ts',
    'mechanics/equipment/left-behind.ts',
    'mechanics/movement/inner/tow.ts',
    'mechanics/movement/move.ts',
    'mechanics/scouting/scouting.ts',
    'mechanics/self-controlled/siege.ts',
  ],
  'what goes with a card that is gone': [
    'cards/persistence-of-memory.ts',
    'mechanics/doorways/closing.ts',
    'mechanics/draws-and-discards/discard-emptied.ts',
    'mechanics/locations/close.ts',
  ],
  'those who come where nobody lives': ['cards/shared/arrive.ts'],
  'whom their callers have asked about': ['mechanics/damage/destroy.ts', 'mechanics/damage/kill.ts'],
}

describe('What takes cards out of play', () => {
  const files = globSync('**/*.ts', { cwd: engine, ignore: '**/*.test.ts', posix: true }).sort()
  const takers = files.filter(file => deeds.test(read(file)))

  it('asks whether it may affect them, or says here whom it need not ask about', () => {
    const known = new Set(Object.values(unasked).flat())
    expect(takers.filter(file => !asks.test(read(file)) && !known.has(file))).to.deep.equal([])
  })

  it('is found, and excused only where it does not ask', () => {
    expect(takers.length).to.be.greaterThan(50)
    const wrong = Object.values(unasked)
      .flat()
      .filter(file => !takers.includes(file) || asks.test(read(file)))
    expect(wrong).to.deep.equal([])
  })
})
