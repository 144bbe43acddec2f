Feature: Basic rules of timing
  Cards that lose their targets.

  @ruling=custom-timing-41
  Rule: An objective goes with its target

    Example: its target returns to hand
      Given the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card                   | where              | state                |
        | Assimilate Counterpart | on the table       | targeting "Chakotay" |
        | Armus - Skin of Evil   | under "Excavation" |                      |
      And Alice has:
        | card                  | where           |
        | Chakotay              | on "Excavation" |
        | Beverly Crusher       | on "Excavation" |
        | Julian Bashir         | on "Excavation" |
        | Genetronic Replicator | on the table    |
      When Alice attempts "Excavation"
      And chance chooses "Chakotay"
      And Alice responds with "Genetronic Replicator"
      Then "Chakotay" is now in Alice's hand
      And "Assimilate Counterpart" is now in Bob's discard pile
      And "Beverly Crusher" and "Julian Bashir" are now stopped
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=custom-timing-43
  Rule: What is not in play is not used

    @1e-glossary @1e-2014
    Scenario Outline: Quark's Isolinear Rods lie <where>, and to use them is <verdict>
      Given Alice has:
        | card                   | where        | state   |
        | Quark's Isolinear Rods | <where>      | face up |
        | Bareil                 | in draw deck |         |
      When Alice uses "Quark's Isolinear Rods"
      Then that is <verdict>

      Examples: In the discard pile, and on the table
        | where           | verdict |
        | in discard pile | illegal |
        | on the table    | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: the relays are <where>, and that they carry her skiff is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations | range | classification | skills                   |
        | Relay Skiff | ship      | Bajoran      | 8     |                |                          |
        | Relay Crew  | personnel | Bajoran      |       | SCIENCE        | Physics x2, Astrophysics |
      And these locations:
        | location                 | quadrant |
        | Bajoran Wormhole [alpha] | Alpha    |
        | Bajoran Wormhole [gamma] | Gamma    |
      And Alice has:
        | card        | where                         |
        | Relay Skiff | at "Bajoran Wormhole" [alpha] |
        | Relay Crew  | aboard "Relay Skiff"          |
      And Alice has:
        | card                    | where   |
        | Operate Wormhole Relays | <where> |
      When Alice moves "Relay Skiff" to "Bajoran Wormhole" [gamma] with "Operate Wormhole Relays"
      Then that is <verdict>

      Examples: In hand, and on the table
        | where        | verdict |
        | in hand      | illegal |
        | on the table | legal   |

    @1e-1996
    Scenario Outline: in 1996 Timepod Ring lies <where>, and to use it is <verdict>
      Given Alice has:
        | card         | where        |
        | Timepod Ring | <where>      |
        | Tricorder    | in draw deck |
      When Alice uses "Timepod Ring" naming "second"
      Then that is <verdict>

      Examples: In hand, and on the table
        | where        | verdict |
        | in hand      | illegal |
        | on the table | legal   |

    @2e
    Scenario Outline: a drone that strengthens her ship is <where>, and to use it is <verdict>
      Given these made-up cards:
        | card          | type    | kind   | affiliations | range |
        | Quiet Planet  | mission | planet |              |       |
        | Light Shuttle | ship    |        | Borg         | 8     |
      And Alice has:
        | card            | where                |
        | Quiet Planet    | in Alice's spaceline |
        | Light Shuttle   | at "Quiet Planet"    |
        | Transwarp Drone | <where>              |
      When Alice uses "Transwarp Drone"
      Then that is <verdict>

      Examples: In hand, and aboard
        | where                  | verdict |
        | in hand                | illegal |
        | aboard "Light Shuttle" | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Diplomatic Contact is <where>, and to use it is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations | skills               |
        | Envoy | personnel | Cardassian   | Diplomacy, Treachery |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Envoy              | on "Excavation" |
        | Diplomatic Contact | <where>         |
        | Tricorder          | in hand         |
        | Worf               | in discard pile |
      When Alice uses "Diplomatic Contact"
      Then that is <verdict>

      Examples: In hand, in the discard pile, and on the envoy
        | where           | verdict |
        | in hand         | illegal |
        | in discard pile | illegal |
        | on "Envoy"      | legal   |

  @ruling=custom-timing-42
  Rule: An objective goes when what it targets is no target for it any more

    Example: its player gains control of the man whom it targets
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                   | where           | state                         |
        | Khan                   | on "Excavation" |                               |
        | Ceti Eel               | on the table    |                               |
        | Assimilate Counterpart | on the table    | targeting "Michael Eddington" |
      And Bob has:
        | card              | where           |
        | Michael Eddington | on "Excavation" |
      When Alice uses "Ceti Eel" on "Michael Eddington"
      Then "Michael Eddington" is now controlled by Alice
      And "Ceti Eel" is now on "Michael Eddington"
      And "Assimilate Counterpart" is now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-timing-66
  Rule: What answers nothing of what is under way waits until that is over

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                                 | where           |
        | Runabout                             | at "Excavation" |
        | Distortion of Space/Time Continuum   | in hand         |
      And Bob has:
        | card                   | where   |
        | Humuhumunukunukuapua'a | in hand |
        | Amanda Rogers          | in hand |

    Example: while the distortion is being played, Bob's fish has nothing to answer
      When Alice plays "Distortion of Space/Time Continuum" on "Runabout"
      And Bob responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then that is illegal

    Example: while it is being played, Amanda Rogers answers it
      When Alice plays "Distortion of Space/Time Continuum" on "Runabout"
      And Bob responds with "Amanda Rogers"
      Then that is legal

    Example: when the distortion has been played, Bob plays his fish
      When Alice plays "Distortion of Space/Time Continuum" on "Runabout"
      And Bob plays "Humuhumunukunukuapua'a" on "Excavation"
      Then that is legal

  @ruling=custom-timing-67
  Rule: What is not in play does nothing by itself

    @frame=many
    Scenario Outline: The Traveler: Transcendence is <where>, and at the end of her turn Alice draws one card
      Given Alice has:
        | card                        | where   |
        | The Traveler: Transcendence | <where> |
      And Alice's draw deck holds ten cards
      When Alice ends the turn
      Then Alice's draw deck now holds nine cards

      Examples: In hand, and in the discard pile
        | where           |
        | in hand         |
        | in discard pile |

    @frame=many
    Example: The Traveler: Transcendence is in the draw deck, and at the end of her turn Alice draws one card
      Given Alice's draw deck holds in order:
        | card                        |
        | Worf                        |
        | The Traveler: Transcendence |
      When Alice ends the turn
      Then "Worf" is now in Alice's hand
      And "The Traveler: Transcendence" is still in Alice's draw deck

    Example: the Borg Ship has not been met yet, and stays under its mission when the turn ends
      Given the spaceline:
        | mission        |
        | Survey Mission |
      And Bob has:
        | card      | where                  |
        | Borg Ship | under "Survey Mission" |
      When Alice ends the turn
      Then "Borg Ship" is still under "Survey Mission"

  @ruling=custom-timing-04
  Rule: In Second Edition interrupts are played on either player's turn, other cards only on one's own

    Scenario Outline: it is <whose> turn, and for Bob to play <card> is <verdict>
      Given these made-up cards:
        | card       | type      | cost |
        | Short Word | interrupt |      |
        | Long Feast | event     | 1    |
      And Bob has:
        | card       | where   |
        | Short Word | in hand |
        | Long Feast | in hand |
      And it is <whose> turn
      When Bob plays "<card>"
      Then that is <verdict>

      Examples: An interrupt, and an event
        | whose   | card       | verdict |
        | Alice's | Short Word | legal   |
        | Bob's   | Short Word | legal   |
        | Alice's | Long Feast | illegal |
        | Bob's   | Long Feast | legal   |
