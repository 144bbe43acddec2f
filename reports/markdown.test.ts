import { describe, test } from 'node:test'
import { expect } from 'chai'
import { conformance } from './fixture/result.ts'
import { markdown } from './markdown.ts'

const result = conformance()
const text = markdown(result)
const lines = text.split('\n')

describe('markdown', () => {
  test('begins with the score', () => {
    expect(lines[0]).to.equal('## Example Engine 3.2: 61.2 %, reach 89 %')
    expect(text).to.contain('**30 of 49 cases passed**')
  })

  test('every row of a table has as many cells as its head', () => {
    const rows = lines.filter(line => line.startsWith('|'))
    for (const row of rows) expect(row.match(/(?<!\\)\|/g), row).to.have.length(10)
  })

  test('calls topics by their titles, and without titles by their ids', () => {
    expect(text).to.contain('\n| Stopped cards | ').and.not.contain('\n| stopped | ')
    const { topicTitles: _, ...untitled } = result
    expect(markdown(untitled)).to.contain('\n| stopped | ')
  })

  test('names every failure by its id', () => {
    for (const one of result.cases.filter(({ outcome }) => ['fail', 'unproven', 'crash'].includes(outcome)))
      expect(text).to.contain(`\`${one.id}\``)
  })

  test('says what explains the failures', () => {
    expect(text).to.contain('### What explains the 15 failures').and.to.contain('It explains 13 of 15 failures; 1 of 9')
    for (const line of lines.filter(one => one.startsWith('* '))) expect(line).to.not.match(/(?<!\\)</)
  })

  test('holds nothing that a CI which prints it takes for a command', () => {
    const message = 'x\n::error::y\n##vso[task.complete]\n##[error]z'
    const cases = result.cases.map(one => ({ ...one, message }))
    const printed = markdown({ ...result, cases, engine: { ...result.engine, name: '##[error]x' } })
    expect(printed).to.contain('task.complete')
    expect(printed).to.not.match(/^\s*::|##\[|##vso\[/im)
  })

  test('hostile names make no markup, no mention and no table cell', () => {
    const named = markdown({ ...result, engine: { ...result.engine, name: 'a|b <img> @all `x` [y](z)\n# h' } })
    expect(named.split('\n')[0]).to.equal(
      '## a\\|b \\<img\\> &#64;all \\`x\\` \\[y\\]\\(z\\) \\# h 3.2: 61.2 %, reach 89 %',
    )
  })

  test('a message cannot leave its block', () => {
    const [first] = result.cases
    const message = 'x\n```\n# out'
    const failed = markdown({ ...result, cases: [{ ...first!, outcome: 'fail', message }] })
    expect(failed).to.contain('````text\nx\n```\n# out\n````')
  })

  test('only the first 50 failures are printed', () => {
    const cases = Array.from({ length: 60 }, (_, at) => ({
      ...result.cases[0]!,
      id: `r/${at}@x`,
      outcome: 'fail' as const,
    }))
    const many = markdown({ ...result, cases })
    expect(many.match(/\*\*failed\*\*/g)).to.have.length(50)
    expect(many).to.contain('10 more cases')
  })

  test('says which open questions are read otherwise', () => {
    expect(markdown(result)).to.contain(
      '### Open questions\n\n* Is a ship stopped that has used up its RANGE? \\(range-used-up-in-1996; FAQ of 1996',
    )
    expect(markdown({ ...result, readings: [] })).to.not.contain('Open questions')
  })

  test('says when the run is incomplete or only a part', () => {
    const part = markdown({ ...result, complete: false, selection: { topic: 'stopped' } })
    expect(part).to.contain('Incomplete').and.to.contain('`topic` = `stopped`')
  })
})
