Feature: Ties for a superlative
  Two have the most of something, and one of them is wanted.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-dilemma-resolution-71
  Rule: When personnel tie for a superlative of a dilemma, the opponent of the player who encounters it chooses

    Example: two women with the same attribute total, and Bob says which of them resigns
      Given Alice has:
        | card            | where           |
        | T'Pan           | on "Excavation" |
        | Beverly Crusher | on "Excavation" |
        | Alyssa Ogawa    | on "Excavation" |
        | Data            | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "T'Pan" from "T'Pan" and "Beverly Crusher"
      Then "T'Pan" is now in Alice's discard pile
      And "T'Pan" has not been killed
      And "Beverly Crusher", "Alyssa Ogawa" and "Data" are now stopped
      And "Anaphasic Organism" is now in Bob's discard pile
      And nothing else has changed

    Example: Bob says so even when the dilemma is Alice's own
      Given Alice has:
        | card               | where              |
        | T'Pan              | on "Excavation"    |
        | Beverly Crusher    | on "Excavation"    |
        | Data               | on "Excavation"    |
        | Anaphasic Organism | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "T'Pan" from "T'Pan" and "Beverly Crusher"
      Then "T'Pan" is now in Alice's discard pile
      And "Beverly Crusher" and "Data" are now stopped
      And "Anaphasic Organism" is now in Alice's discard pile
      And nothing else has changed
