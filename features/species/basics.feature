Feature: Basic rules of species and gender
  What a card shows of whom it is.

  @ruling=custom-species-07
  Rule: Who shows no gender is male

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | gender |
        | Quiet Planet | mission   | planet | any          |              |        |
        | Woman        | personnel |        |              | Federation   | female |
        | Somebody     | personnel |        |              | Federation   |        |

    @frame=open
    Scenario Outline: <who> and somebody who shows nothing meet the Parallel Romance, and it is <done>
      Given these locations:
        | location     |
        | Quiet Planet |
      And Alice has:
        | card              | where             |
        | <card> [first]    | on "Quiet Planet" |
        | Somebody [second] | on "Quiet Planet" |
      And Bob has:
        | card             | where                |
        | Parallel Romance | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Somebody" [second] is <now>

      @1e-glossary @1e-2014
      Examples: A woman, and another who shows nothing
        | who     | card     | done     | now               |
        | a woman | Woman    | theirs   | now stopped       |
        | another | Somebody | nobody's | still not stopped |

    @1e-glossary @1e-2014 @frame=open
    Example: it is so of somebody whom Alice has won from Bob
      Given these locations:
        | location     |
        | Quiet Planet |
      And Alice has:
        | card  | where             |
        | Woman | on "Quiet Planet" |
      And Bob has:
        | card             | where                | state               |
        | Somebody         | on "Quiet Planet"    | controlled by Alice |
        | Parallel Romance | under "Quiet Planet" |                     |
      When Alice attempts "Quiet Planet"
      Then "Somebody" is now stopped

    @1e-glossary @1e-2014 @frame=open
    Scenario Outline: a woman and <who> meet the Matriarchal Society, and <do> pass it
      Given these locations:
        | location     |
        | Quiet Planet |
      And Alice has:
        | card            | where             |
        | Woman           | on "Quiet Planet" |
        | <card> [second] | on "Quiet Planet" |
      And Bob has:
        | card                | where                |
        | Matriarchal Society | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" <is> completed

      Examples: Somebody who shows nothing, and another woman
        | who                        | card     | do     | is           |
        | somebody who shows nothing | Somebody | do not | is still not |
        | another                    | Woman    | do     | is now       |

  @ruling=custom-species-03
  Rule: A Terran is a human

    Example: a Terran worker is, and an Angosian fugitive is not
      Then "0413-Theta" is of the species Human
      And "0413-Theta" is not of the species Terran
      And "Roga Danar" is not of the species Human

  @ruling=custom-species-02
  Rule: A card is of the species that is printed on it

    Example: a trader on whose card Ferengi is printed is one
      Given these made-up cards:
        | card       | type      | affiliations | species |
        | Old Trader | personnel | Non-Aligned  | Ferengi |
      Then "Old Trader" is of the species Ferengi
      And "Old Trader" is not of the species Human

  @ruling=custom-species-10
  Rule: A player may play a card whatever else he has in play

    Scenario Outline: in Second Edition with <who> she plays one interrupt after another, which is <verdict>
      Given these made-up cards:
        | card            | type      | kind   | affiliations | species |
        | Quiet Planet    | mission   | planet |              |         |
        | Lieutenant Kehl | personnel |        | Federation   | Klingon |
        | Foreman Dravek  | personnel |        | Federation   | Human   |
      And these made-up cards:
        | card         | type      | needs                   |
        | For Klingons | interrupt | personnel, word Klingon |
      And Alice has:
        | card                   | where                |
        | Quiet Planet           | in Alice's spaceline |
        | <who>                  | on "Quiet Planet"    |
        | For Klingons [first]   | in discard pile      |
        | For Klingons [another] | in hand              |
      When Alice plays "For Klingons" [another]
      Then that is <verdict>

      Examples: Nobody of whom it speaks, and a Klingon
        | who             | verdict |
        | Foreman Dravek  | illegal |
        | Lieutenant Kehl | legal   |
