import { describe, it } from 'node:test'
import { expect } from 'chai'
import * as fc from '../../test/fixture/fc.ts'
import { decode } from './decode.ts'
import { readTable } from './read-table.ts'

const texts = (text: string) => readTable(text, 'cards.csv').rows.map(row => row.map(cell => cell.text))

describe('a table of cards', () => {
  it('may be separated by commas, tabs or semicolons, and end its lines in any way', () => {
    for (const sign of [',', '\t', ';'])
      for (const end of ['\n', '\r\n', '\r'])
        expect(texts(['Name', 'Type'].join(sign) + end + ['Lantern', 'Ship'].join(sign) + end)).to.deep.equal([
          ['Lantern', 'Ship'],
        ])
  })

  it('may have a byte order mark, and quoted cells over several lines', () => {
    expect(texts('\uFEFFName,Text\nLantern,"one ""two""\nthree"\n')).to.deep.equal([['Lantern', 'one "two"\nthree']])
  })

  it('may use quotation marks as letters where tabs separate the cells', () => {
    expect(texts('Name\tText\n"Hole" in Space\t"x" y\nLantern\tnone\n')).to.deep.equal([
      ['"Hole" in Space', '"x" y'],
      ['Lantern', 'none'],
    ])
  })

  it('may be quoted by a spreadsheet where tabs separate the cells', () => {
    expect(texts('Name\tText\nLantern\t"a\tb"\n')).to.deep.equal([['Lantern', 'a\tb']])
  })

  it('knows the place of each letter', () => {
    const table = readTable('Name,Text,Icons\r\nLantern,"a ""b"" c",[Stf]\r\n\r\nOrla,d,e\r\n', 'cards.csv')
    const [first, second] = table.rows
    expect(first?.[1]?.at(6)).to.deep.equal({ line: 2, column: 18 })
    expect(first?.[2]?.at(1)).to.deep.equal({ line: 2, column: 22 })
    expect(second?.[2]?.at()).to.deep.equal({ line: 4, column: 8 })
  })

  it('finds every cell where it stands, whatever is in it', () => {
    const cell = fc.string({ minLength: 1 }).map(text => text.replaceAll(/[\r\n\t\0",;\uFEFF]/g, '') || 'x')
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }), rows => {
        const filled = rows.map(row => row.map(text => text.trim() || 'x'))
        const lines = [['A', 'B', 'C'], ...filled].map(row => row.join(','))
        for (const row of readTable(lines.join('\n'), 'cards.csv').rows)
          for (const one of row) {
            const { line, column } = one.at()
            expect(lines[line - 1]?.slice(column - 1).startsWith(one.text)).to.equal(true)
          }
      }),
    )
  })

  it('says which line has a quotation mark too many or too few', () => {
    expect(() => readTable('Name,Text\nLantern,"never closed\n', 'cards.csv')).to.throw(
      /^cards\.csv:\d+: a quotation mark/,
    )
    expect(() => readTable('Name,Text\nLantern,"one" two\n', 'cards.csv')).to.throw(/^cards\.csv:2: a quotation mark/)
  })

  it('is no empty file and nothing but text', () => {
    expect(() => readTable('\n', 'cards.csv')).to.throw('cards.csv: the file is empty')
    expect(() => readTable('PK\u0000\u0003', 'cards.xlsx')).to.throw('cards.xlsx: this is not a text')
  })
})

describe('the encoding of a file', () => {
  it('is found by its mark, or by what fits', () => {
    expect(decode(new TextEncoder().encode('Café'))).to.deep.equal({ text: 'Café', encoding: 'utf-8' })
    expect(decode(Buffer.from('Café', 'latin1'))).to.deep.equal({ text: 'Café', encoding: 'windows-1252' })
    expect(decode(Buffer.from('\uFEFFCafé', 'utf16le'))).to.deep.equal({ text: 'Café', encoding: 'utf-16le' })
  })
})
