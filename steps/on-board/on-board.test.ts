import { test } from 'node:test'
import { expect } from 'chai'
import { titles } from '../../cards/catalogue.ts'
import { referenceEngine } from '../../engine/adapter/serve.ts'
import { Client } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import { ownFeatures } from '../../runner/features.ts'
import { play } from '../judge/play.ts'
import { positionOf } from '../judge/position.ts'
import { Table } from '../judge/table.ts'
import { compileStep, printStep } from '../phrases/compile-step.ts'
import type { Case } from '../suite/case.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { printCardName } from '../types/card-name.ts'
import { answersOn } from './answers-on.ts'
import { deedsOn } from './deeds-on.ts'
import { nameOn } from './names-on.ts'
import { outcomesOn } from './outcomes-on.ts'

const { cases } = loadSuite([ownFeatures()])

/** Every so many of the cases. */
const sample = cases.filter((_, index) => index % 97 === 0)

async function tableOf(kase: Case): Promise<Table> {
  const client = new Client(inProcess(referenceEngine()))
  const hello = await client.hello(kase.titles)
  return new Table(client, hello.can, positionOf(kase, hello))
}

test('what is said of a board is read as it was meant, for every step of many cases', async () => {
  const wrong: string[] = []
  for (const kase of sample) {
    const table = await tableOf(kase)
    for (const [index, { operation }] of kase.steps.entries()) {
      await play(table, operation, kase.steps[index + 1]?.operation)
      if (!table.past.nearest) continue
      const finder = await table.finder()
      const said = [
        ...finder.board.players.flatMap(({ name }) =>
          deedsOn(finder, name as 'Alice').map(deed => ({ op: 'do', deed }) as const),
        ),
        ...outcomesOn(table.past.nearest, finder),
        ...table.pending.flatMap(question => answersOn(finder, question)),
      ]
      for (const one of said) {
        const { text } = printStep(one)
        if (JSON.stringify(compileStep(text)) !== JSON.stringify(one)) wrong.push(`${kase.id}: ${text}`)
      }
    }
  }
  expect(wrong.slice(0, 5)).to.deep.equal([])
})

test('every printed title is read as it is written', () => {
  const written = titles().map(title => [title, compileStep(`${printCardName({ title })} has been killed`)] as const)
  const wrong = written.filter(([title, one]) => !JSON.stringify(one).includes(JSON.stringify(title)))
  expect(wrong.map(([title]) => title)).to.deep.equal([])
})

test('a name means the card that it was found for', async () => {
  for (const kase of sample) {
    const table = await tableOf(kase)
    for (const [index, { operation }] of kase.steps.entries())
      await play(table, operation, kase.steps[index + 1]?.operation)
    const finder = await table.finder()
    for (const { id } of finder.board.cards) {
      const name = nameOn(finder, id)
      if (name) expect(finder.id(name)).to.equal(id)
    }
  }
})
