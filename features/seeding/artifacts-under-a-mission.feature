Feature: Artifacts seeded under a mission
  They lie face down; that there are too many comes out when the mission is solved.

  @ruling=1eS-seed-phases-33
  Rule: A player seeds one artifact under a mission unless a card says otherwise

    Background:
      Given it is the dilemma phase
      And these made-up cards:
        | card          | type      | affiliations | skills               | integrity |
        | Old Professor | personnel | Federation   | Archaeology, Physics | 29        |

    @question=one-artifact-too-many @frame=open
    Example: the second one is found out when the mission is solved
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                 | where              |
        | Old Professor        | on "Excavation"    |
        | Interphase Generator | under "Excavation" |
        | The Genesis Device   | in seed cards      |
      When Alice seeds "The Genesis Device" under "Excavation"
      And play goes on until Alice's orders
      And Alice attempts "Excavation"
      Then "Excavation" is now completed
      And "The Genesis Device" is now out of play

    @reading=one-artifact-too-many/refused
    Example: the second one is not seeded at all
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                 | where              |
        | Old Professor        | on "Excavation"    |
        | Interphase Generator | under "Excavation" |
        | The Genesis Device   | in seed cards      |
      When Alice seeds "The Genesis Device" under "Excavation"
      Then that is illegal
      And nothing else has changed

    @frame=unsayable
    Example: one may be seeded where one of the other player's lies, and both are earned
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Old Professor      | on "Excavation" |
        | The Genesis Device | in seed cards   |
      And Bob has:
        | card                 | where              |
        | Interphase Generator | under "Excavation" |
      When Alice seeds "The Genesis Device" under "Excavation"
      And play goes on until Alice's orders
      And Alice attempts "Excavation"
      Then "The Genesis Device" and "Interphase Generator" are now in play

    @frame=unsayable
    Example: a second one may be seeded under another mission, and is earned there
      Given the spaceline:
        | mission                 |
        | Excavation              |
        | Investigate Dead Planet |
      And Alice has:
        | card                 | where                           |
        | Old Professor        | on "Excavation"                 |
        | Interphase Generator | under "Investigate Dead Planet" |
        | The Genesis Device   | in seed cards                   |
      When Alice seeds "The Genesis Device" under "Excavation"
      And play goes on until Alice's orders
      And Alice attempts "Excavation"
      Then "The Genesis Device" is now in play
      And "Interphase Generator" is still under "Investigate Dead Planet"

    @frame=unsayable
    Example: any number of Orbs may be seeded under a mission that says so
      Given the spaceline:
        | mission          |
        | Orb Negotiations |
      And Alice has:
        | card           | where                    |
        | Kira Nerys     | on "Orb Negotiations"    |
        | Mysterious Orb | under "Orb Negotiations" |
        | Orb Fragment   | in seed cards            |
      When Alice seeds "Orb Fragment" under "Orb Negotiations"
      And play goes on until Alice's orders
      And Alice attempts "Orb Negotiations"
      Then "Orb Fragment" is now in play
      And "Mysterious Orb" is no longer under "Orb Negotiations"

    @frame=unsayable
    Example: another one may be seeded where a Cryosatellite lies
      Given the spaceline:
        | mission      |
        | Test Mission |
      And Alice has:
        | card                 | where                |
        | Runabout             | at "Test Mission"    |
        | Old Professor        | aboard "Runabout"    |
        | Cryosatellite        | under "Test Mission" |
        | Interphase Generator | in seed cards        |
      When Alice seeds "Interphase Generator" under "Test Mission"
      And play goes on until Alice's orders
      And Alice attempts "Test Mission"
      Then "Interphase Generator" is now aboard "Runabout"
      And "Cryosatellite" is now in Alice's discard pile

  @ruling=1eS-seed-phases-34
  Rule: Two artifacts of one player at one location are both mis-seeds

    Example: for a drone that surveys the planet, too, while the other player's artifact is acquired
      Given these locations:
        | location             | quadrant |
        | Iconia Investigation | Alpha    |
      And Alice has:
        | card                   | where                        | state                            |
        | Assimilate Planet      | on the table                 | targeting "Iconia Investigation" |
        | Survey Drone           | on "Iconia Investigation"    |                                  |
        | Varon-T Disruptor      | under "Iconia Investigation" |                                  |
        | Bio-med Drone [first]  | in draw deck                 |                                  |
        | Bio-med Drone [second] | in draw deck                 |                                  |
      And Bob has:
        | card                 | where                        |
        | Interphase Generator | under "Iconia Investigation" |
        | Thought Maker        | under "Iconia Investigation" |
      And this has happened:
        | action                              |
        | Alice scouts "Iconia Investigation" |
        | Alice ends the turn                 |
        | Bob ends the turn                   |
      When Alice ends the turn
      And Alice chooses yes
      Then "Interphase Generator" and "Thought Maker" are now out of play
      And "Varon-T Disruptor" is now on "Iconia Investigation"
      And "Assimilate Planet" is now on "Iconia Investigation"
      And "Bio-med Drone" [second] is now in Alice's hand
      And Alice now has 25 points
      And nothing else has changed

  @ruling=1eS-search-for-weapons-02
  Rule: What Search for Weapons lets be seeded does not lift the limit of artifacts

    Background:
      Given it is Alice's orders
      And these made-up cards:
        | card         | type      | affiliations | skills                         |
        | Old Smuggler | personnel | Federation   | OFFICER, Navigation, Treachery |
      And the spaceline:
        | mission            |
        | Search for Weapons |
      And Alice has:
        | card         | where                   |
        | Old Smuggler | on "Search for Weapons" |

    @frame=unsayable
    Example: the disruptor and another artifact are mis-seeds
      Given Alice has:
        | card              | where                      |
        | Varon-T Disruptor | under "Search for Weapons" |
        | Interphase Generator         | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      Then "Varon-T Disruptor" and "Interphase Generator" are now out of play

    @frame=unsayable
    Example: the disruptor and a phaser, which is no artifact, are earned
      Given Alice has:
        | card              | where                      |
        | Bajoran Phaser    | under "Search for Weapons" |
        | Varon-T Disruptor | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      Then "Bajoran Phaser" is now on "Search for Weapons"
      And "Varon-T Disruptor" is now in play

  @ruling=1eS-search-for-weapons-01
  Rule: Varon-T Disruptor is not seeded at Search for Weapons together with another artifact

    @frame=unsayable
    Example: although it is a hand weapon it is a mis-seed, and so is the other one
      Given it is Alice's orders
      And these made-up cards:
        | card         | type      | affiliations | skills                         |
        | Old Smuggler | personnel | Federation   | OFFICER, Navigation, Treachery |
      And the spaceline:
        | mission            |
        | Search for Weapons |
      And Alice has:
        | card               | where                      |
        | Old Smuggler       | on "Search for Weapons"    |
        | The Genesis Device | under "Search for Weapons" |
        | Varon-T Disruptor  | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      Then "Varon-T Disruptor" and "The Genesis Device" are now out of play
