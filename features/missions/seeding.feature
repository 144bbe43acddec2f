Feature: Which missions a player seeds
  A mission with the universal icon is seeded as often as a player likes, any other persona once.

  @ruling=cr14-missions-01
  Rule: A universal mission may be seeded more than once

    Background:
      Given it is the mission phase
      And these locations:
        | location           | seeded by | quadrant |
        | Study Plasma Storm | Alice     | Alpha    |

    Example: the second copy is another location
      Given Alice has:
        | card                        | where       |
        | Study Plasma Storm [second] | in missions |
      When Alice seeds "Study Plasma Storm" [second] at the right end of the Alpha Quadrant spaceline
      Then the Alpha Quadrant spaceline now holds in order:
        | card                        |
        | Study Plasma Storm          |
        | Study Plasma Storm [second] |
      And nothing else has changed

  @ruling=cr14-missions-02
  Rule: Of any other mission one copy or version is seeded

    Background:
      Given it is the mission phase
      And these locations:
        | location       | seeded by | quadrant |
        | Observe Ritual | Alice     | Alpha    |

    @part=copy
    Example: a second copy is refused
      Given Alice has:
        | card                    | where       |
        | Observe Ritual [second] | in missions |
      When Alice seeds "Observe Ritual" [second] at the right end of the Alpha Quadrant spaceline
      Then that is illegal
      And nothing else has changed

    Example: another mission is seeded
      Given Alice has:
        | card       | where       |
        | Excavation | in missions |
      When Alice seeds "Excavation" at the right end of the Alpha Quadrant spaceline
      Then "Excavation" is now in the Alpha Quadrant spaceline
      And nothing else has changed

    @part=version
    Example: a version of it is refused, too
      Given Alice has:
        | card                     | where       |
        | Deliver Ancient Artifact | in missions |
      When Alice seeds "Deliver Ancient Artifact" at the right end of the Alpha Quadrant spaceline
      Then that is illegal
      And nothing else has changed

  @ruling=cr14-missions-persona-06
  Rule: Of a mission persona a player seeds one instance

    Background:
      Given it is the mission phase
      And these locations:
        | location       | seeded by | quadrant |
        | Observe Ritual | Alice     | Alpha    |

    Example: another mission at Vulcan is refused
      Given Alice has:
        | card                     | where       |
        | Deliver Ancient Artifact | in missions |
      When Alice seeds "Deliver Ancient Artifact" at the right end of the Alpha Quadrant spaceline
      Then that is illegal
      And nothing else has changed

    Example: a mission elsewhere is seeded
      Given Alice has:
        | card          | where       |
        | Alter Records | in missions |
      When Alice seeds "Alter Records" at the right end of the Alpha Quadrant spaceline
      Then "Alter Records" is now in the Alpha Quadrant spaceline
      And nothing else has changed

  @ruling=cr14-missions-03
  Rule: A unique mission that the opponent has seeded, too, is put on his

    Background:
      Given it is the mission phase
      And these locations:
        | location             | seeded by | quadrant |
        | Observe Ritual [his] | Bob       | Alpha    |

    Example: it makes no location of its own
      Given Alice has:
        | card                  | where       |
        | Observe Ritual [hers] | in missions |
      When Alice seeds "Observe Ritual" [hers] at the right end of the Alpha Quadrant spaceline
      Then that is illegal
      And nothing else has changed

    @part=copy
    Example: it is put atop the opponent's copy
      Given Alice has:
        | card                  | where       |
        | Observe Ritual [hers] | in missions |
      When Alice seeds "Observe Ritual" [hers] atop "Observe Ritual" [his]
      Then "Observe Ritual" [hers] is now atop "Observe Ritual" [his]
      And nothing else has changed

    @part=version
    Example: a version of it is put atop, too
      Given Alice has:
        | card                     | where       |
        | Deliver Ancient Artifact | in missions |
      When Alice seeds "Deliver Ancient Artifact" atop "Observe Ritual" [his]
      Then "Deliver Ancient Artifact" is now atop "Observe Ritual" [his]
      And nothing else has changed

    Example: another mission is a location of its own
      Given Alice has:
        | card       | where       |
        | Excavation | in missions |
      When Alice seeds "Excavation" at the right end of the Alpha Quadrant spaceline
      Then "Excavation" is now in the Alpha Quadrant spaceline
      And nothing else has changed

    Example: a universal mission is a location of its own
      Given these locations:
        | location                 | seeded by | quadrant |
        | Study Plasma Storm [his] | Bob       | Alpha    |
      And Alice has:
        | card                      | where       |
        | Study Plasma Storm [hers] | in missions |
      When Alice seeds "Study Plasma Storm" [hers] at the right end of the Alpha Quadrant spaceline
      Then "Study Plasma Storm" [hers] is now in the Alpha Quadrant spaceline
      And nothing else has changed

  @ruling=cr14-missions-persona-07
  Rule: A deck holds one instance of a mission persona, unless it is universal

    Background:
      Given these locations:
        | location   | seeded by | quadrant |
        | Excavation | Alice     | Alpha    |

    Example: two missions at Vulcan are too many, one is not
      Then "Deliver Ancient Artifact" and "Observe Ritual" are not allowed in a deck
      And "Deliver Ancient Artifact" and "Study Plasma Storm" are allowed in a deck

    Example: two copies are too many
      Then "Observe Ritual" and "Observe Ritual" are not allowed in a deck
      And "Study Plasma Storm" and "Study Plasma Storm" are allowed in a deck
