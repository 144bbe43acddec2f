@1e-glossary @1e-2014
Feature: Drought Tree
  It goes, with its points, when the mission is destroyed on which it was planted.

  Background:
    Given the spaceline:
      | mission            |
      | Excavation         |
      | Refuse Immigration |
    And "Excavation" is completed
    And Alice has:
      | card                    | where        |
      | Alternate Universe Door | on the table |
      | Tox Uthat               | on the table |
      | Drought Tree            | in hand      |
      | Supernova               | in hand      |
    And this has happened:
      | action                                     |
      | Alice plays "Drought Tree" on "Excavation" |
      | Alice ends the turn                        |
      | Bob ends the turn                          |

  @ruling=1eD-drought-tree-01
  Rule: It is discarded when the mission is destroyed

    Scenario Outline: a Supernova on <mission>, and the tree is <where>
      When Alice plays "Supernova" on "<mission>"
      Then "Drought Tree" is <where>

      Examples:
        | mission            | where                       |
        | Excavation         | now in Alice's discard pile |

  @ruling=1eD-drought-tree-02
  Rule: Its points are lost then

    Example: Alice has none
      When Alice plays "Supernova" on "Excavation"
      Then Alice now has 0 points
