Feature: No Way Out, as printed
  Whose death in battle is worth points.

  @ruling=custom-cards-600
  Rule: No Way Out may be seeded on the table

    Example: Alice seeds it there
      Given it is the facility phase
      And Alice has:
        | card       | where         |
        | No Way Out | in seed cards |
      When Alice seeds "No Way Out" on the table
      Then that is legal

  @ruling=custom-cards-601
  Rule: A unique warrior of Honor x2 or with Ketracel-White who is killed in battle goes to the point area

    Background:
      Given Alice has:
        | card       | where        |
        | No Way Out | on the table |

    Scenario Outline: a <kind> <affiliation> with <skills> and <icon> falls, and to answer with it is <verdict>
      Given these made-up cards:
        | card    | type      | affiliations  | unique   | skills     | icons   | integrity | strength |
        | Warrior | personnel | <affiliation> | <unique> | <skills>   | <words> | 7         | 3        |
        | Brute   | personnel | Klingon       |          | Leadership |         |           | 9        |
      And the spaceline:
        | mission    |
        | Excavation |
      And it is Bob's orders
      And Alice has:
        | card    | where           |
        | Warrior | on "Excavation" |
      And Bob has:
        | card  | where           |
        | Brute | on "Excavation" |
      When Bob attacks "Warrior" with "Brute"
      And Alice responds with "No Way Out"
      Then that is <verdict>

      Examples: Who is worthy, and who is not
        | kind      | affiliation | unique | skills   | icon        | words          | verdict |
        | unique    | Klingon     | yes    | Honor x2 | no icon     |                | legal   |
        | unique    | Dominion    | yes    | Physics  | white       | ketracel-white | legal   |
        | universal | Klingon     | no     | Honor x2 | no icon     |                | illegal |
        | unique    | Klingon     | yes    | Honor    | no icon     |                | illegal |

    @frame=many
    Example: his INTEGRITY of 7 is scored, and the incident is gone
      Given these made-up cards:
        | card    | type      | affiliations | unique | skills     | integrity | strength |
        | Warrior | personnel | Klingon      | yes    | Honor x2   | 7         | 3        |
        | Brute   | personnel | Klingon      |        | Leadership |           | 9        |
      And the spaceline:
        | mission    |
        | Excavation |
      And it is Bob's orders
      And Alice has:
        | card    | where           |
        | Warrior | on "Excavation" |
      And Bob has:
        | card  | where           |
        | Brute | on "Excavation" |
      When Bob attacks "Warrior" with "Brute"
      And Alice responds with "No Way Out"
      Then "Warrior" is now in Alice's point area
      And Alice now has 7 points
      And "No Way Out" is now in Alice's discard pile

    Example: a dilemma kills him, and there is no answer to that
      Given these made-up cards:
        | card       | type      | kind   | affiliations | unique | skills   | attempted by |
        | Rocky Moon | mission   | planet |              |        |          | any          |
        | Warrior    | personnel |        | Klingon      | yes    | Honor x2 |              |
      And the spaceline:
        | mission    |
        | Rocky Moon |
      And Alice has:
        | card    | where           |
        | Warrior | on "Rocky Moon" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Rocky Moon" |
      When Alice attempts "Rocky Moon"
      And Alice responds with "No Way Out"
      Then that is illegal
      And "Warrior" has been killed
