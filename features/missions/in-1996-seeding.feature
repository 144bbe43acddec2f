Feature: Which missions are seeded in 1996
  Players may seed the same mission, but each of them only once.

  Background:
    Given it is the mission phase
    And Alice has:
      | card                  | where       |
      | Pegasus Search [hers] | in missions |

  @ruling=faq96-311-duplicate-missions-01
  Rule: Each player may seed the same mission

    Example: Alice seeds it besides Bob's
      Given these locations:
        | location             | seeded by | quadrant |
        | Pegasus Search [his] | Bob       | Alpha    |
      When Alice seeds "Pegasus Search" [hers] at the right end of the Alpha Quadrant spaceline
      Then "Pegasus Search" [hers] is now in the Alpha Quadrant spaceline
      And nothing else has changed

  @ruling=faq96-311-duplicate-missions-03
  Rule: One player does not seed more than one copy of a mission

    Example: a second copy is refused
      Given these locations:
        | location               | seeded by | quadrant |
        | Pegasus Search [first] | Alice     | Alpha    |
      When Alice seeds "Pegasus Search" [hers] at the right end of the Alpha Quadrant spaceline
      Then that is illegal
      And nothing else has changed

    Example: it is seeded besides another mission
      Given these locations:
        | location   | seeded by | quadrant |
        | Excavation | Alice     | Alpha    |
      When Alice seeds "Pegasus Search" [hers] at the right end of the Alpha Quadrant spaceline
      Then "Pegasus Search" [hers] is now in the Alpha Quadrant spaceline
      And nothing else has changed
