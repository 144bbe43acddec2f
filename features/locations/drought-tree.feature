Feature: Drought Tree
  It goes, with its points, when the mission is destroyed on which it was planted.

  Background:
    Given the spaceline:
      | mission            |
      | Excavation         |
      | Iconia Investigation |
    And "Excavation" is completed
    And "Iconia Investigation" is completed
    And Alice has 57 points

  @ruling=1eD-drought-tree-01
  Rule: It is discarded when the mission is destroyed

    Example: Excavation explodes, and the tree is gone
      Given Alice has:
        | card                  | where                   |
        | Tox Uthat             | on the table            |
        | Drought Tree [first]  | on "Excavation"         |
        | Drought Tree [second] | on "Iconia Investigation" |
        | Supernova             | in hand                 |
      When Alice plays "Supernova" on "Excavation"
      Then "Drought Tree" [first] is now in Alice's discard pile
      And "Supernova" is now on "Excavation"
      And Alice now has 50 points
      And "Tox Uthat" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-drought-tree-02
  Rule: Its points are lost then

    Example: Excavation explodes, and the 7 points are lost
      Given Alice has:
        | card                  | where                   |
        | Tox Uthat             | on the table            |
        | Drought Tree [first]  | on "Excavation"         |
        | Drought Tree [second] | on "Iconia Investigation" |
        | Supernova             | in hand                 |
      When Alice plays "Supernova" on "Excavation"
      Then Alice now has 50 points
      And "Drought Tree" [first] is now in Alice's discard pile
      And "Supernova" is now on "Excavation"
      And "Tox Uthat" is now in Alice's discard pile
      And nothing else has changed
