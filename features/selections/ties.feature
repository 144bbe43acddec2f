Feature: Ties for a superlative
  Two have the most of something, and one of them is wanted.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-dilemma-resolution-71 @1e-glossary @1e-2014
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

  @ruling=2eS-selections-04 @2e
  Rule: A tie is broken by the commander of the card that asks for the superlative

    @question=commander-of-a-dilemma
    Example: of two equally keen minds Bob, whose dilemma it is, takes one
      Given Alice has:
        | card     | where           |
        | Taris    | on "Excavation" |
        | Taibak   | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                     | where           |
        | Loss of the Keenest Mind | in dilemma pile |
      When Alice attempts "Excavation"
      And Bob chooses "Loss of the Keenest Mind"
      Then Bob must now choose one of "Taris" and "Taibak"
      When Bob chooses "Taris"
      Then "Taris" has been killed
      And "Taibak" and "Calloway" are still on "Excavation"

    @reading=commander-of-a-dilemma/facing
    Example: of two equally keen minds Alice, who faces the dilemma, gives up one
      Given Alice has:
        | card     | where           |
        | Taris    | on "Excavation" |
        | Taibak   | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                     | where           |
        | Loss of the Keenest Mind | in dilemma pile |
      When Alice attempts "Excavation"
      And Bob chooses "Loss of the Keenest Mind"
      Then Alice must now choose one of "Taris" and "Taibak"
      When Alice chooses "Taris"
      Then "Taris" has been killed
      And "Taibak" and "Calloway" are still on "Excavation"

  @ruling=2eS-selections-05 @2e
  Rule: Your opponent chooses which of your two keenest personnel his dilemma kills

    @question=commander-of-a-dilemma
    Example: the other one of the two lives when Bob says so
      Given Alice has:
        | card   | where           |
        | Taris  | on "Excavation" |
        | Taibak | on "Excavation" |
      And Bob has:
        | card                     | where           |
        | Loss of the Keenest Mind | in dilemma pile |
      When Alice attempts "Excavation"
      And Bob chooses "Loss of the Keenest Mind"
      And Bob chooses "Taibak" from "Taris" and "Taibak"
      Then "Taibak" has been killed
      And "Taris" has not been killed

    @reading=commander-of-a-dilemma/facing
    Example: the other one of the two lives when Alice, who faces it, says so
      Given Alice has:
        | card   | where           |
        | Taris  | on "Excavation" |
        | Taibak | on "Excavation" |
      And Bob has:
        | card                     | where           |
        | Loss of the Keenest Mind | in dilemma pile |
      When Alice attempts "Excavation"
      And Bob chooses "Loss of the Keenest Mind"
      And Alice chooses "Taibak" from "Taris" and "Taibak"
      Then "Taibak" has been killed
      And "Taris" has not been killed

  @ruling=2eS-selections-06 @2e
  Rule: You choose between two of the highest cost that your own card asks for

    Example: of two dear ones Alice takes one back into her hand
      Given these made-up cards:
        | card           | type      | cost |
        | Dear Admiral   | personnel | 4    |
        | Dear Captain   | personnel | 4    |
        | Cheap Crewman  | personnel | 1    |
      And Alice has:
        | card          | where           |
        | Dear Admiral  | on "Excavation" |
        | Dear Captain  | on "Excavation" |
        | Cheap Crewman | on "Excavation" |
        | Costly Favor  | in hand         |
      When Alice plays "Costly Favor"
      Then Alice must now choose one of "Dear Admiral" and "Dear Captain"
      When Alice chooses "Dear Captain"
      Then "Dear Captain" is now in Alice's hand
      And "Dear Admiral" and "Cheap Crewman" are still on "Excavation"
