Feature: Which way up seed cards lie
  What lies under missions, and what has hidden agenda, lies face down; all else lies open.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-seed-phases-55
  Rule: What is seeded under a mission lies face down

    Scenario Outline: <kind> lies face down
      Given it is the dilemma phase
      And Alice has:
        | card   | where         |
        | <card> | in seed cards |
      When Alice seeds "<card>" under "Excavation"
      Then "<card>" is now face down
      And "<card>" is now under "Excavation"
      And nothing else has changed

      Examples:
        | kind        | card               |
        | a dilemma   | Archer             |
        | an artifact | The Genesis Device |

  @ruling=1eS-seed-phases-56
  Rule: A card with hidden agenda is seeded face down

    Example: the objective lies face down on the table
      Given it is the mission phase
      And Alice has:
        | card                | where         |
        | Examine Singularity | in seed cards |
      When Alice seeds "Examine Singularity" on the table
      Then "Examine Singularity" is now face down
      And "Examine Singularity" is now in Alice's core
      And nothing else has changed

  @ruling=1eS-seed-phases-57
  Rule: All other cards are seeded face up

    Scenario Outline: <kind> lies face up
      Given it is the <phase> phase
      And Alice has:
        | card   | where         |
        | <card> | in seed cards |
      When Alice seeds "<card>" <where>
      Then "<card>" is now face up
      And "<card>" is now <there>
      And nothing else has changed

      Examples:
        | kind         | card                       | phase    | where           | there           |
        | an objective | Assign Mission Specialists | mission  | on the table    | in Alice's core |
        | a doorway    | Alternate Universe Door    | doorway  | on the table    | in Alice's core |
        | an outpost   | Federation Outpost         | facility | at "Excavation" | at "Excavation" |

  @ruling=1eS-seeds-or-plays-05
  Rule: A card that seeds or plays and has hidden agenda is seeded face down

    Example: in the doorway phase, too
      Given it is the doorway phase
      And Alice has:
        | card                | where         |
        | Examine Singularity | in seed cards |
      When Alice seeds "Examine Singularity" on the table
      Then "Examine Singularity" is now face down
      And "Examine Singularity" is now in Alice's core
      And nothing else has changed

  @ruling=1eS-seeds-or-plays-07
  Rule: Any other card that seeds or plays is seeded face up

    Example: the protocols lie open
      Given it is the doorway phase
      And Alice has:
        | card                        | where         |
        | Establish Landing Protocols | in seed cards |
      When Alice seeds "Establish Landing Protocols" on the table
      Then "Establish Landing Protocols" is now face up
      And "Establish Landing Protocols" is now in Alice's core
      And nothing else has changed

    Scenario Outline: <card> lies open
      Given it is the <phase> phase
      And Alice has:
        | card   | where         |
        | <card> | in seed cards |
      When Alice seeds "<card>" on the table
      Then "<card>" is now face up
      And "<card>" is now in Alice's core
      And nothing else has changed

      Examples: An objective, and a doorway
        | card                       | phase   |
        | Assign Mission Specialists | mission |
        | Space-Time Portal          | doorway |
