Feature: Scan
  A look at what is seeded beneath a space mission.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
    And Alice has:
      | card | where   |
      | Scan | in hand |

  @ruling=1eS-scan-01
  Rule: Its player looks at every seed card beneath one space mission

    Example: Alice sees what Bob has seeded there
      Given Bob has:
        | card            | where                         |
        | Archer          | under "Excavation"            |
        | Q               | under "Explore Black Cluster" |
        | Chula: The Dice | under "Explore Black Cluster" |
      When Alice plays "Scan" on "Explore Black Cluster"
      Then Alice has been shown "Q" and "Chula: The Dice"
      And Alice does not see "Q"
      And "Archer" has not been revealed
      And "Scan" is now in Alice's discard pile
      And nothing else has changed

    Example: a planet without a space icon is not looked beneath
      Given Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice plays "Scan" on "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: a mission that is planet and space at once is looked beneath
      Given the spaceline:
        | mission          |
        | Deliver Supplies |
      And Bob has:
        | card   | where                    |
        | Archer | under "Deliver Supplies" |
      When Alice plays "Scan" on "Deliver Supplies"
      Then Alice has been shown "Archer"

    Example: a space dilemma is no mission to look beneath
      Given Bob has:
        | card                     | where                      |
        | Radioactive Garbage Scow | on "Explore Black Cluster" |
      When Alice plays "Scan" on "Radioactive Garbage Scow"
      Then that is illegal
      And nothing else has changed
