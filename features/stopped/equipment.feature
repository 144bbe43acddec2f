Feature: Equipment with stopped personnel
  Equipment is stopped with a whole group, and never when only selected personnel are.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card              | where           |
      | U.S.S. Enterprise | at "Excavation" |
      | Data              | on "Excavation" |
      | Worf              | on "Excavation" |
      | Tricorder         | on "Excavation" |

  @ruling=1eS-stopped-33 @1e-glossary @1e-2014
  Rule: Equipment is stopped with a whole group that fails a dilemma with conditions

    Example: a team of two cannot get past Chula: The Dice
      Given Bob has:
        | card            | where              |
        | Chula: The Dice | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Data" and "Worf" are now stopped
      And "Tricorder" is now stopped
      And nothing else has changed

  @ruling=1eS-stopped-34 @1e-glossary @1e-2014
  Rule: Equipment is stopped with a whole group that a dilemma without conditions stops

    Example: the team helps Sarjenka
      Given Bob has:
        | card     | where              |
        | Sarjenka | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "help her"
      Then "Data" and "Worf" are now stopped
      And "Tricorder" is now stopped
      And "Sarjenka" is now in Alice's point area
      And Alice now has 5 points
      And nothing else has changed

  @ruling=1eS-stopped-35 @1e-glossary @1e-2014
  Rule: Equipment is stopped with a whole group that fights

    Example: the attacked team and its equipment are stopped, and the attacker with them
      Given Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Data" and "Worf" with "Klag"
      Then "Data" and "Worf" are now stopped
      And "Tricorder" is now stopped
      And "Klag" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-stopped-36 @1e-glossary @1e-2014
  Rule: Equipment is not stopped when a card stops selected members of the group

    Example: four of five stand in the Lineup, and the tricorder stays with the fifth
      Given Alice has:
        | card             | where           |
        | Deanna Troi      | on "Excavation" |
        | Geordi La Forge  | on "Excavation" |
        | William T. Riker | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Lineup | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf", "Deanna Troi", "Geordi La Forge" and "William T. Riker"
      Then "Worf", "Deanna Troi", "Geordi La Forge" and "William T. Riker" are now stopped
      And "Data" is still not stopped
      And "Tricorder" is still not stopped
      And "Lineup" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-stopped-37 @1e-glossary @1e-2014
  Rule: Equipment is not stopped even when the selected members are everyone in the group

    Example: all four of a team stand in the Lineup, and only they are stopped
      Given Alice has:
        | card            | where           |
        | Deanna Troi     | on "Excavation" |
        | Geordi La Forge | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Lineup | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Data", "Worf", "Deanna Troi" and "Geordi La Forge" are now stopped
      And "Tricorder" is still not stopped
      And "Lineup" is now in Bob's discard pile
      And nothing else has changed
