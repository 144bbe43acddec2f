import { existsSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Import, importCards } from '../cards/import/import-cards.ts'
import { ImportError } from '../cards/import/import-error.ts'
import { readPool, writePool } from '../cards/import/pool.ts'
import { bytesOf } from '../runner/bytes-of.ts'
import { UsageError } from '../runner/usage-error.ts'
import { poolFile } from '../runner/use-cards.ts'
import { exitCodes } from './exit-codes.ts'
import { importText, summaryOf } from './print/cards-import.ts'
import { requireWritable } from './require-writable.ts'

/** Reads the file, writes the pool and reports; 1 where a row gave no card. Nothing is written unless all is read. */
export function importPool(file: string, { out, json }: { readonly out: string; readonly json?: boolean }): number {
  const found = importCards(bytesOf(file, 'Give the card file that LackeyCCG reads, saved as .csv or .txt.'), file)
  const cards = found.rows.flatMap(row => row.card ?? [])
  if (!cards.length) throw new ImportError(`${file}: no row of this file gives a card.`)
  const pool = poolFile(out)
  requireLocal(pool)
  requirePool(pool)
  requireWritable('--out', pool, basename(pool))
  writePool(pool, cards)
  process.stdout.write(json ? `${JSON.stringify(machine(found, pool), null, 2)}\n` : importText(found, pool))
  const isWell = summaryOf(found).complete > 0 && found.rows.every(row => row.card ?? row.reprintOf)
  return isWell ? exitCodes.well : exitCodes.failures
}

/** A pool is a player's own: it never goes among the cards of the suite. */
function requireLocal(pool: string): void {
  const own = fileURLToPath(new URL('../cards', import.meta.url))
  if (!relative(own, resolve(pool)).startsWith('..'))
    throw new UsageError(
      `--out ${pool}: that is among the cards of the suite; a pool stays with you, for example in ${basename(pool)} where you work.`,
    )
}

/** Only an older pool is overwritten, and no other file. */
function requirePool(pool: string): void {
  if (!existsSync(pool)) return
  try {
    readPool(pool)
  } catch {
    throw new UsageError(`--out ${pool}: there is a file of this name that is not a pool of cards; name another one.`)
  }
}

function machine(found: Import, pool: string) {
  const { file, encoding, missing, unknown, rows } = found
  const remarks = rows.flatMap(row => row.remarks)
  return { file, encoding, pool, missing, unknown, ...summaryOf(found), remarks }
}
