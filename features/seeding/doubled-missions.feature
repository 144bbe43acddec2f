Feature: Missions that both players bring
  The second copy of a mission is put on the first, and the two players share the location.

  @ruling=1eS-seed-phases-18
  Rule: Of a mission without the universal icon a player seeds one copy

    Background:
      Given it is the mission phase
      And these locations:
        | location           | seeded by | quadrant |
        | Observe Ritual     | Alice     | Alpha    |
        | Study Plasma Storm | Alice     | Alpha    |

    Example: a second copy is refused
      Given Alice has:
        | card                    | where       |
        | Observe Ritual [second] | in missions |
      When Alice seeds "Observe Ritual" [second] in the Alpha Quadrant spaceline
      Then that is illegal
      And nothing else has changed

    Example: nor where her first copy was put atop Bob's is a second one
      Given these locations:
        | location             | seeded by | quadrant |
        | Pegasus Search [his] | Bob       | Alpha    |
      And Alice has:
        | card                    | where                       |
        | Pegasus Search [first]  | atop "Pegasus Search" [his] |
        | Pegasus Search [second] | in missions                 |
      When Alice seeds "Pegasus Search" [second] atop "Pegasus Search" [his]
      Then that is illegal
      And nothing else has changed

    Example: of a mission with the icon a second copy is seeded
      Given Alice has:
        | card                        | where       |
        | Study Plasma Storm [second] | in missions |
      When Alice seeds "Study Plasma Storm" [second] in the Alpha Quadrant spaceline
      Then "Study Plasma Storm" [second] is now in the Alpha Quadrant spaceline
      And nothing else has changed

  @ruling=1eS-seed-phases-73
  Rule: A mission that the opponent has seeded is seeded as well

    Example: Bob's Observe Ritual lies there, and Alice's is put on it
      Given it is the mission phase
      And these locations:
        | location             | seeded by | quadrant |
        | Observe Ritual [his] | Bob       | Alpha    |
      And Alice has:
        | card                  | where       |
        | Observe Ritual [hers] | in missions |
      When Alice seeds "Observe Ritual" [hers] atop "Observe Ritual" [his]
      Then "Observe Ritual" [hers] is now atop "Observe Ritual" [his]
      And nothing else has changed

  @ruling=1eS-seed-phases-19
  Rule: A copy of a mission that lies on the spaceline is put on it

    Background:
      Given it is the mission phase
      And these locations:
        | location                 | seeded by | quadrant |
        | Observe Ritual [his]     | Bob       | Alpha    |
        | Study Plasma Storm [his] | Bob       | Alpha    |

    Example: atop Bob's copy it is seeded
      Given Alice has:
        | card                  | where       |
        | Observe Ritual [hers] | in missions |
      When Alice seeds "Observe Ritual" [hers] atop "Observe Ritual" [his]
      Then "Observe Ritual" [hers] is now atop "Observe Ritual" [his]
      And nothing else has changed

    Example: at the end of the spaceline it is not
      Given Alice has:
        | card                  | where       |
        | Observe Ritual [hers] | in missions |
      When Alice seeds "Observe Ritual" [hers] in the Alpha Quadrant spaceline
      Then that is illegal
      And nothing else has changed

    Example: a universal mission is a location of its own
      Given Alice has:
        | card                      | where       |
        | Study Plasma Storm [hers] | in missions |
      When Alice seeds "Study Plasma Storm" [hers] in the Alpha Quadrant spaceline
      Then "Study Plasma Storm" [hers] is now in the Alpha Quadrant spaceline
      And nothing else has changed

  @ruling=1eS-seed-phases-21 @1e-glossary
  Rule: With a doubled mission the spaceline is one location shorter

    Example: two copies are one location
      Given it is the mission phase
      And these locations:
        | location             | seeded by | quadrant |
        | Excavation           | Bob       | Alpha    |
        | Observe Ritual [his] | Bob       | Alpha    |
      And Alice has:
        | card                  | where       |
        | Observe Ritual [hers] | in missions |
      When Alice seeds "Observe Ritual" [hers] atop "Observe Ritual" [his]
      Then the Alpha Quadrant spaceline now holds in order:
        | card                 |
        | Excavation           |
        | Observe Ritual [his] |
      And "Observe Ritual" [hers] is now atop "Observe Ritual" [his]
      And nothing else has changed

  @ruling=1eS-seed-phases-20
  Rule: A doubled mission is each player's own

    Background:
      Given these locations:
        | location                | seeded by | quadrant |
        | Search and Rescue [his] | Bob       | Alpha    |

    @part=own
    Example: Alice plays a card that goes on a mission of hers there
      Given Alice has:
        | card                     | where                          |
        | Search and Rescue [hers] | atop "Search and Rescue" [his] |
        | For the Cause            | in hand                        |
      When Alice plays "For the Cause" on "Search and Rescue" [his]
      Then "For the Cause" is now on "Search and Rescue" [his]
      And nothing else has changed

    @1e-glossary @part=end
    Example: Alice scores what stands on her end, and not what stands there for the opponent
      Given these made-up cards:
        | card       | type      | affiliations | skills                             | cunning |
        | Old Warden | personnel | Romulan      | SECURITY x2, Treachery x2, Biology | 31      |
      And these locations:
        | location             | seeded by | quadrant |
        | Break Prisoner [his] | Bob       | Alpha    |
      And Alice has:
        | card                  | where                       |
        | Break Prisoner [hers] | atop "Break Prisoner" [his] |
        | Old Warden            | on "Break Prisoner" [his]   |
      When Alice attempts "Break Prisoner" [his]
      Then "Break Prisoner" [his] is now completed
      And Alice now has 30 points
      And nothing else has changed

  @ruling=1eS-seed-phases-22
  Rule: A doubled mission is completed once

    Background:
      Given these locations:
        | location             | seeded by | quadrant |
        | Search and Rescue [hers] | Alice       | Alpha    |
      And these made-up cards:
        | card         | type      | affiliations | skills                     | cunning |
        | Old Sergeant | personnel | Bajoran      | Navigation x2, Honor, OFFICER | 36      |
      And Alice has:
        | card                  | where                       |
        | Old Sergeant          | on "Search and Rescue" [hers]   |
      And Bob has:
        | card                    | where                           |
        | Search and Rescue [his] | atop "Search and Rescue" [hers] |

    Example: when Bob has completed it Alice does not attempt it
      Given "Search and Rescue" [hers] is completed
      When Alice attempts "Search and Rescue" [hers]
      Then that is illegal
      And nothing else has changed

    Example: when nobody has she does
      When Alice attempts "Search and Rescue" [hers]
      Then "Search and Rescue" [hers] is now completed
      And Alice now has 30 points
      And nothing else has changed

  @ruling=cr14-unique-and-universal-01
  Rule: A mission without the universal icon is not duplicatable

    Scenario Outline: a second <mission> is <verdict>
      Given it is the mission phase
      And these locations:
        | location  | seeded by | quadrant |
        | <mission> | Alice     | Alpha    |
      And Alice has:
        | card               | where       |
        | <mission> [second] | in missions |
      When Alice seeds "<mission>" [second] in the Alpha Quadrant spaceline
      Then that is <verdict>

      Examples:
        | mission            | verdict |
        | Excavation         | illegal |
        | Q's Planet         | illegal |
        | Study Plasma Storm | legal   |

  @ruling=cr14-unique-and-universal-03
  Rule: Each player may seed several copies of a universal mission

    Example: where each has seeded one, Alice and Bob seed another one each
      Given it is the mission phase
      And these locations:
        | location                 | seeded by | quadrant |
        | Study Plasma Storm [old] | Alice     | Alpha    |
        | Study Plasma Storm [his] | Bob       | Alpha    |
      And Alice has:
        | card                      | where       |
        | Study Plasma Storm [hers] | in missions |
      And Bob has:
        | card                      | where       |
        | Study Plasma Storm [next] | in missions |
      When Alice seeds "Study Plasma Storm" [hers] in the Alpha Quadrant spaceline
      And Bob seeds "Study Plasma Storm" [next] in the Alpha Quadrant spaceline
      Then the Alpha Quadrant spaceline now holds in order:
        | card                      |
        | Study Plasma Storm [old]  |
        | Study Plasma Storm [his]  |
        | Study Plasma Storm [hers] |
        | Study Plasma Storm [next] |
      And nothing else has changed
