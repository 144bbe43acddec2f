Feature: Basic rules of selections
  Who has to choose chooses.

  @ruling=custom-selections-04
  Rule: Nobody declines a choice that no text leaves to him

    @1e-glossary @1e-2014
    Scenario Outline: the opponent chooses who is captured, says <whom>, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | T'Pan           | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
        | Worf            | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Impressive Trophies | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses <choice>
      Then that is <verdict>

      Examples: Nobody, and one of two
        | whom   | choice | verdict |
        | nobody | none   | illegal |
        | Worf   | "Worf" | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: of two whom a text lets her download Alice says <whom>, and that is <verdict>
      Given the spaceline:
        | mission           |
        | Search and Rescue |
      And Alice has:
        | card                     | where                  |
        | Bajoran Outpost          | at "Search and Rescue" |
        | Assign Support Personnel | on the table           |
        | Brilgar                  | in draw deck           |
        | Jabara                   | in draw deck           |
      When Alice uses "Assign Support Personnel"
      And Alice chooses <choice>
      Then that is <verdict>

      Examples: Nobody, and one of them
        | whom   | choice   | verdict |
        | nobody | none     | illegal |
        | Jabara | "Jabara" | legal   |

    @1e-1996
    Scenario Outline: an Away Team is split, its player says that <who> is phased, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card    | where           |
        | Bochra  | on "Excavation" |
        | Palteth | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Phased Matter | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses <choice>
      Then that is <verdict>

      Examples: Nobody, and one of two
        | who    | choice   | verdict |
        | nobody | none     | illegal |
        | Bochra | "Bochra" | legal   |

    @2e
    Scenario Outline: one of two guards is stopped, their player says <who>, and that is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | skills   |
        | Quiet Planet | mission   | planet | any          |              |          |
        | Prison Guard | personnel |        |              | Bajoran      | Security |
        | Palace Guard | personnel |        |              | Bajoran      | Security |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | Prison Guard | on "Quiet Planet"    |
        | Palace Guard | on "Quiet Planet"    |
      And Bob has:
        | card            | where                 |
        | Kolaran Raiders | in Bob's dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses "Kolaran Raiders"
      And Alice chooses <choice>
      Then that is <verdict>

      Examples: Neither, and one of them
        | who              | choice         | verdict |
        | neither          | none           | illegal |
        | the prison guard | "Prison Guard" | legal   |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: Ferengi attack, the opponent says that <who> is killed, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
        | Worf     | on "Excavation" |
      And Bob has:
        | card           | where              |
        | Ferengi Attack | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses <choice>
      Then that is <verdict>

      Examples: Nobody, and one of two
        | who    | choice | verdict |
        | nobody | none   | illegal |
        | Worf   | "Worf" | legal   |
