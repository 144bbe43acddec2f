Feature: More than a number
  What a requirement that names an attribute and a number asks for.

  @ruling=custom-skills-11 @frame=many
  Rule: Those who are asked for more than a number add up, and exceed it

    Scenario Outline: three have CUNNING 8 and the fourth <cunning>, and the mission that asks for more than 32 is <is> completed
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires        | points | affiliations | cunning   |
        | Quiet Planet | mission   | planet | any          | CUNNING over 32 | 30     |              |           |
        | Old Surveyor | personnel |        |              |                 |        | Federation   | 8         |
        | Linguist Ona | personnel |        |              |                 |        | Federation   | <cunning> |
      And Alice has:
        | card                  | where             |
        | Quiet Planet          | in <spaceline>    |
        | Old Surveyor [first]  | on "Quiet Planet" |
        | Old Surveyor [second] | on "Quiet Planet" |
        | Old Surveyor [third]  | on "Quiet Planet" |
        | Linguist Ona          | on "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is <is> completed

      @1e-1996 @1e-glossary @1e-2014
      Examples: Just met, and exceeded, in First Edition
        | cunning | is        | spaceline                    |
        | 8       | still not | the Alpha Quadrant spaceline |
        | 9       | now       | the Alpha Quadrant spaceline |

      @2e
      Examples: Just met, and exceeded, in Second Edition
        | cunning | is        | spaceline         |
        | 8       | still not | Alice's spaceline |
        | 9       | now       | Alice's spaceline |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: none has Archaeology, the CUNNING of four is <total>, and Excavation is <is> completed
      Given these made-up cards:
        | card         | type      | affiliations | cunning   |
        | Old Surveyor | personnel | Federation   | 8         |
        | Linguist Ona | personnel | Federation   | <cunning> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                  | where           |
        | Old Surveyor [first]  | on "Excavation" |
        | Old Surveyor [second] | on "Excavation" |
        | Old Surveyor [third]  | on "Excavation" |
        | Linguist Ona          | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Excavation" is <is> completed

      Examples: Its second alternative asks for more than 32
        | total | cunning | is        |
        | 32    | 8       | still not |
        | 33    | 9       | now       |
