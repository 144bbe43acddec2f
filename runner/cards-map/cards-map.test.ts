import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { expect } from 'chai'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { readCardsMap } from './cards-map.ts'

const folder = temporaryFolder('cards-map-')

const titles = ['Kira Nerys', 'Excavation', 'Runabout', 'Lore', 'Neela']

function read(text: string, name = 'map.yaml') {
  const file = join(folder, name)
  writeFileSync(file, text)
  return readCardsMap(file, titles)
}

function complaint(text: string, name = 'map.yaml'): string {
  try {
    read(text, name)
  } catch (error) {
    expect((error as Error).name).to.equal('UsageError')
    return (error as Error).message.replaceAll(join(folder, name), name)
  }
  return 'no complaint'
}

describe('a map of cards', () => {
  const same = {
    'map.yaml': 'Kira Nerys: 007\nExcavation: [p12, p13]\n',
    'map.json': '{"Kira Nerys": "007", "Excavation": ["p12", "p13"]}',
    'map.csv': '\uFEFFtitle,set,id\n"Kira Nerys",x,007\nExcavation,x,p12\nExcavation,y,p13\n',
    'map.tsv': 'id\tTitle\n007\tKira Nerys\np12\tExcavation\np13\tExcavation\n',
  }
  for (const [name, text] of Object.entries(same))
    test(`is read from ${name}`, () => {
      const { idOf, titleOf } = read(text, name)
      expect(idOf.get('Kira Nerys')).to.equal('007')
      expect(idOf.get('Excavation'), 'the first version is sent').to.equal('p12')
      expect(titleOf.get('p13'), 'any version is known again').to.equal('Excavation')
    })

  test('may have titles that no scenario uses', () => {
    expect(read('Some Card Of Another Pool: 1\nKira Nerys: 2').idOf.get('Some Card Of Another Pool')).to.equal('1')
  })

  test('offers the titles that a spelling is near to, and keeps the line', () => {
    const { remarks, titleOf } = read('Excavation: 1\nKyra Nerys: 2\nNella: 3\n', 'map.yaml')
    expect(titleOf.get('3')).to.equal('Nella')
    expect(remarks.map(remark => remark.replace(/^.*\//, ''))).to.deep.equal([
      'map.yaml:2: the suite knows no card "Kyra Nerys"; should it be "Kira Nerys"? If not, the line may stay.',
      'map.yaml:3: the suite knows no card "Nella"; should it be "Neela"? If not, the line may stay.',
    ])
  })

  test('takes a spelling for another card where the near one has an id, too', () => {
    expect(read('Nella Daren: 1\nNella: 2\nNeela: 3').remarks).to.deep.equal([])
  })

  const wrong: readonly (readonly [string, string, string, string?])[] = [
    ['a title without an id', 'Kira Nerys:\n', 'map.yaml:1: "Kira Nerys" has no id'],
    ['a list without ids', 'Kira Nerys: []\n', 'map.yaml:1: "Kira Nerys" has no id'],
    ['a title twice', 'Kira Nerys: 1\nLore: 3\nKira Nerys: 2', 'map.yaml:3: this title is here a second time'],
    [
      'an id for two titles',
      'Kira Nerys: 1\nLore: 1',
      'map.yaml:2: the id "1" stands for "Kira Nerys" already (line 1), and now for "Lore"',
    ],
    ['an id twice', 'Kira Nerys: [1, 1]', 'map.yaml:1: "Kira Nerys" has the id "1" twice'],
    ['an id that is a table', 'Kira Nerys:\n  set: 1', 'map.yaml:2: the id of "Kira Nerys" is one text'],
    ['a list at the top', '- Kira Nerys', 'map.yaml:1: a map of cards has one line for each title'],
    ['broken YAML', 'Kira Nerys: [1\nLore: 2', 'this is not YAML'],
    ['broken JSON', '{"Kira Nerys": "1"', 'this is not YAML', 'map.json'],
    ['a long id', `Lore: ${'x'.repeat(101)}`, 'map.yaml:1: the id of "Lore" is longer than 100 characters'],
    [
      'CSV without heading',
      'Lore,1',
      'map.csv:1: the first line names the columns, "title" and "id" among them; it names "lore", "1"',
      'map.csv',
    ],
    ['CSV without id', 'title,id\nLore,1\nRunabout,', 'map.csv:3: "Runabout" has no id', 'map.csv'],
    ['CSV without title', 'title,id\n,1', 'map.csv:2: the id "1" has no title', 'map.csv'],
    [
      'empty CSV',
      '',
      'map.csv:1: the first line names the columns, "title" and "id" among them; the file is empty',
      'map.csv',
    ],
    ['CSV with an open quotation mark', 'title,id\n"Lore,1', 'this is not CSV', 'map.csv'],
  ]
  for (const [name, text, message, file] of wrong)
    test(`complains of ${name}`, () => {
      expect(complaint(text, file)).to.contain(message)
    })

  test('complains of all lines at once, in their order', () => {
    const text = 'Excavation: []\nKira Nerys: 1\nLore: 1\nRunabout:\n  set: 1\nLore: 2\n'
    expect(complaint(text).split('\n')).to.deep.equal([
      'map.yaml:1: "Excavation" has no id.',
      'map.yaml:3: the id "1" stands for "Kira Nerys" already (line 2), and now for "Lore".',
      'map.yaml:5: the id of "Runabout" is one text, or a list of texts for its versions.',
      'map.yaml:6: this title is here a second time; versions of one title are a list: [0123, 0456].',
    ])
    expect(complaint('title,id\n,1\nLore,\nLore,2\nRunabout,2', 'map.csv').split('\n')).to.have.length(3)
  })

  test('complains of a file that is not there', () => {
    expect(() => readCardsMap(join(folder, 'none.yaml'), titles)).to.throw(/--cards-map .*none.yaml: .*ENOENT/)
  })
})
