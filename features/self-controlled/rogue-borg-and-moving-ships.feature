Feature: Rogue Borg and moving ships in 1996
  Nobody comes aboard a ship on its way.

  Background:
    Given the spaceline:
      | mission              | span |
      | Plunder Site         |      |
      | Gaps in Normal Space |      |
      | Survey Mission       | 2    |
    And Alice has:
      | card     | where             |
      | Runabout | at "Plunder Site" |
      | Worf     | aboard "Runabout" |

  @ruling=faq96-39-rogue-borg-20
  Rule: Rogue Borg do not stop a ship that flies over Gaps in Normal Space

    Background:
      Given Bob has:
        | card                   | where                     |
        | I.K.S. Buruk           | at "Gaps in Normal Space" |
        | Rogue Borg Mercenaries | in hand                   |
        | Hail                   | in hand                   |

    @frame=many
    Example: they do not come aboard there
      When Alice moves "Runabout" to "Survey Mission"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Runabout" is now at "Survey Mission"
      And "Worf" is still not stopped

    Example: Hail stops it there
      When Alice moves "Runabout" to "Survey Mission"
      And Bob responds with "Hail" on "Runabout"
      Then that is legal
      And "Runabout" is still at "Gaps in Normal Space"

  @ruling=faq96-21-interrupts-during-movement-01
  Rule: Rogue Borg are not played on a ship while it is moving

    Background:
      Given Bob has:
        | card                   | where                     |
        | I.K.S. Buruk           | at "Gaps in Normal Space" |
        | Rogue Borg Mercenaries | in hand                   |
        | Hail                   | in hand                   |

    Example: Hail finds it on its way
      When Alice moves "Runabout" to "Survey Mission"
      And Bob responds with "Hail" on "Runabout"
      Then that is legal

    Example: they come aboard when it has arrived
      When Alice moves "Runabout" to "Survey Mission"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Worf" is still not stopped
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Worf" is now stopped
      And "Runabout" is still at "Survey Mission"
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And nothing else has changed
