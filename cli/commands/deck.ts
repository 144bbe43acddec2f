import type { Command } from 'commander'
import { bytesOf } from '../../runner/bytes-of.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { repeated } from '../values.ts'

interface Options {
  readonly ruleset?: string
  readonly cards?: readonly string[]
  readonly json?: boolean
}

/** `deck check`: may a player bring this deck, and which rulings say so? */
export function addDeck(program: Command, done: (code: number) => void): void {
  program
    .command('deck')
    .description('a deck of cards, as a list in a text file')
    .command('check <file>')
    .description('is the deck legal, and by which rulings? A deck of LackeyCCG or OCTGN, JSON, or a plain list')
    .option('--ruleset <id>', 'judge it by this ruleset only')
    .option(
      '--cards <pool>',
      'a pool of cards of your own, made by `cards import`; several add up; or STCCG_CARDS',
      repeated,
    )
    .option('--json', 'for machines')
    .action(async (file: string, { ruleset, cards, json }: Options) => {
      const [{ readDeck }, { requireDeck, requireList }, { checkDeck }, { deckText }, { useCards }] = await Promise.all(
        [
          import('../../analysis/decks/read-deck.ts'),
          import('../../analysis/decks/require-deck.ts'),
          import('../../analysis/decks/check-deck.ts'),
          import('../print/deck-check.ts'),
          import('../../runner/use-cards.ts'),
        ],
      )
      useCards(...(cards ?? []))
      const bytes = bytesOf(file, form)
      requireList(bytes, file, form)
      const list = readDeck(bytes, file, ruleset)
      if (!list.cards.length) throw new UsageError(`${file}: no line of this file is a card. ${form}`)
      requireDeck(list, file)
      const judged = checkDeck(list, ruleset)
      const found = { file, ...list, judged }
      process.stdout.write(json ? `${JSON.stringify(found, null, 2)}\n` : deckText(found))
      const isIllegal = judged.some(({ verdict }) => verdict === 'illegal')
      done(list.unread.length ? exitCodes.usage : isIllegal ? exitCodes.failures : exitCodes.well)
    })
}

const form = 'Give one card a line, as in "2 Data", under headings such as "Missions:", "Seed:" and "Draw Deck:".'
