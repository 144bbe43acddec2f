import type { Board } from '../../protocol/types.ts'
import { Arrangement } from '../../steps/judge/arrangement.ts'
import { isGiven } from '../../steps/judge/given.ts'
import type { Case } from '../../steps/suite/case.ts'

/** The board that the Given steps of the case set up. */
export function boardOf({ steps, ruleset }: Pick<Case, 'steps' | 'ruleset'>): Board {
  const arrangement = new Arrangement({ ruleset, opening: 'play' })
  for (const { operation } of steps) if (isGiven(operation) && operation.op !== 'history') arrangement.add(operation)
  return arrangement.board()
}
