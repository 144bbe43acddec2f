import { describe, it } from 'node:test'
import { expect } from 'chai'
import { importCards } from './import-cards.ts'

const heading =
  'Name,Pool,Set,CollectorsInfo,Unique,Type,Cost,Mission/DilemmaType,Span,Points,Quadrant,Affiliation,Icons,Staff,Keywords,Class,Species,Skills,Integrity/Range,Cunning/Weapons,Strength/Shields,Text'

function imported(...rows: readonly string[]) {
  const tabbed = [heading.replaceAll(',', '\t'), ...rows.map(row => row.replaceAll('|', '\t'))].join('\n')
  const found = importCards(Buffer.from(tabbed), 'cards.txt')
  return { ...found, cards: found.rows.map(row => row.card), remarks: found.rows.flatMap(row => row.remarks) }
}

describe('a file of Second Edition cards', () => {
  it('gives personnel and ships as that edition prints them', () => {
    const { cards, remarks, missing, unknown } = imported(
      'Orla Keeper of Lamps|v|X|1|Y|Personnel|3|||||Bajoran|[Cmd][DS9]||Admiral. Commander: U.S.S. Lantern.||Bajoran/Human|Honor 2 Law|5|6|4|Words.',
      'Lamp Bearer|v|X|2|N|Personnel|1|||||Non-Aligned|[Stf]||||Human|Security|5|4|5|',
      'U.S.S. Lantern|v|X|3|Y|Ship|5|||||Federation|[Fut]|[Cmd][Stf]|Cloaking Device.|Glow Class|||8|7|6|',
    )
    expect([...remarks, ...missing, ...unknown]).to.deep.equal([])
    expect(cards).to.deep.equal([
      {
        title: 'Orla Keeper of Lamps',
        type: 'personnel',
        edition: 'second',
        affiliations: ['bajoran'],
        icons: ['command', 'deep space 9'],
        keywords: ['Admiral'],
        species: ['Bajoran', 'Human'],
        skills: { Honor: 1, Law: 2 },
        integrity: 5,
        cunning: 6,
        strength: 4,
        cost: 3,
      },
      {
        title: 'Lamp Bearer',
        type: 'personnel',
        edition: 'second',
        unique: false,
        affiliations: ['non-aligned'],
        icons: ['staff'],
        species: ['Human'],
        skills: { Security: 1 },
        integrity: 5,
        cunning: 4,
        strength: 5,
        cost: 1,
      },
      {
        title: 'U.S.S. Lantern',
        type: 'ship',
        edition: 'second',
        affiliations: ['federation'],
        icons: ['future'],
        keywords: ['Cloaking Device'],
        class: 'Glow',
        range: 8,
        weapons: 7,
        shields: 6,
        staffing: ['command', 'staff'],
        cost: 5,
        matchingCommanders: ['Orla Keeper of Lamps'],
      },
    ])
  })

  it('gives missions with what they ask for, and headquarters that nobody attempts', () => {
    const { cards, remarks } = imported(
      'Light the Lamps|v|X|1|N|Mission||P|2|30|G|[Baj] [Fed]|||Region: Far Reach.|||2 Law, Honor, and (Science or Cunning>30) or any attribute>40||||',
      'Lamp World|v|X|2|Y|Mission||H|2|0|A|This mission is not attemptable.||||||You may play cards here.||||',
      'Count the Lamps|v|X|3|Y|Mission||S|2|30|A|Any affiliation (except [Bor]) may attempt this mission.||||||an unlit lamp||||',
    )
    expect(cards[0]).to.deep.include({ kind: 'planet', quadrant: 'gamma', region: 'Far Reach', unique: false })
    expect(cards[0]?.attemptedBy).to.deep.equal(['bajoran', 'federation'])
    expect(cards[0]?.requires).to.deep.equal([
      { skills: { Law: 2, Honor: 1, Science: 1 } },
      { skills: { Law: 2, Honor: 1 }, over: { cunning: 30 } },
      { over: { integrity: 40 } },
      { over: { cunning: 40 } },
      { over: { strength: 40 } },
    ])
    expect(cards[1])
      .to.deep.include({ kind: 'headquarters', points: 0 })
      .and.not.to.have.any.keys('attemptedBy', 'requires')
    expect(cards[2]?.attemptedBy).to.include('klingon').and.not.to.include('borg')
    expect(remarks.map(({ field, part, why }) => [field, part, why])).to.deep.equal([
      ['skills', 'an unlit lamp', 'no requirement that facts can state'],
    ])
  })

  it('says what is no skill, and gives no card twice', () => {
    const { cards, remarks } = imported(
      'Orla|v|X|1|Y|Personnel|1|||||Bajoran|||||Human|Lamps Law|5|5|5|',
      'Orla|v|X|2|Y|Personnel|1|||||Bajoran|||||Human|Law|5|5|5|',
    )
    expect(cards[0]?.skills).to.deep.equal({ Law: 1 })
    expect(cards[1]).to.equal(undefined)
    expect(remarks.map(({ why }) => why)).to.deep.equal(['no skill', 'line 2 has a card of this title'])
  })
})
