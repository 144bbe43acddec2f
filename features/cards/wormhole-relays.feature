Feature: Operate Wormhole Relays
  Relays carry a small ship through a wormhole, and nobody is stopped.

  Background:
    Given these made-up cards:
      | card          | type      | affiliations | range | staffing              | icons          | classification | skills                  |
      | Relay Skiff   | ship      | Bajoran      | 8     | staff, staff          |                |                |                         |
      | Relay Cruiser | ship      | Bajoran      | 8     | command, staff, staff |                |                |                         |
      | Relay Crew    | personnel | Bajoran      |       |                       | command, staff | SCIENCE        | Physics x2, Astrophysics|
      | Idle Crew     | personnel | Bajoran      |       |                       | command, staff | SCIENCE        | Physics, Astrophysics   |
      | Second Hand   | personnel | Bajoran      |       |                       | command, staff | OFFICER        |                         |

  @ruling=custom-cards-552
  Rule: For twice the span of where it comes to, a ship goes through the wormhole and is not stopped

    Background:
      Given these locations:
        | location                 | seeded by | quadrant |
        | Bajoran Wormhole [alpha] | Alice     | Alpha    |
        | Bajoran Wormhole [gamma] | Alice     | Gamma    |

    Example: RANGE is used, and the ship goes on
      Given Alice has:
        | card                    | where                         |
        | Operate Wormhole Relays | on the table                  |
        | Relay Skiff             | at "Bajoran Wormhole" [alpha] |
        | Relay Crew              | aboard "Relay Skiff"          |
        | Second Hand             | aboard "Relay Skiff"          |
      When Alice moves "Relay Skiff" to "Bajoran Wormhole" [gamma] with "Operate Wormhole Relays"
      Then "Relay Skiff" is now at "Bajoran Wormhole" [gamma]
      And the remaining RANGE of "Relay Skiff" is 6
      And nothing else has changed

    Example: a ship with RANGE for the span alone stays where it is
      Given these made-up cards:
        | card       | type | affiliations | range |
        | Slow Skiff | ship | Bajoran      | 1     |
      And Alice has:
        | card                    | where                         |
        | Operate Wormhole Relays | on the table                  |
        | Slow Skiff              | at "Bajoran Wormhole" [alpha] |
        | Relay Crew              | aboard "Slow Skiff"           |
      When Alice moves "Slow Skiff" to "Bajoran Wormhole" [gamma] with "Operate Wormhole Relays"
      Then that is illegal

    Scenario Outline: the skiff is at <where>, and to go to the far end is <verdict>
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |
      And Alice has:
        | card                    | where                |
        | Operate Wormhole Relays | on the table         |
        | Relay Skiff             | at <place>           |
        | Relay Crew              | aboard "Relay Skiff" |
        | Second Hand             | aboard "Relay Skiff" |
      When Alice moves "Relay Skiff" to "Bajoran Wormhole" [gamma] with "Operate Wormhole Relays"
      Then that is <verdict>

      Examples: Not at the wormhole, and there
        | where        | place                      | verdict |
        | Excavation   | "Excavation"               | illegal |
        | the near end | "Bajoran Wormhole" [alpha] | legal   |

    Scenario Outline: it goes between the Barzan Wormhole and its terminus, from the <from> on
      Given these made-up cards:
        | card              | type    | kind  | quadrant | span |
        | Wormhole Terminus | mission | space | Alpha    | 2    |
      And these locations:
        | location          | seeded by | quadrant |
        | Wormhole Terminus | Alice     | Alpha    |
        | Barzan Wormhole   | Alice     | Gamma    |
      And Alice has:
        | card                    | where                |
        | Operate Wormhole Relays | on the table         |
        | Relay Skiff             | at "<from>"          |
        | Relay Crew              | aboard "Relay Skiff" |
        | Second Hand             | aboard "Relay Skiff" |
      When Alice moves "Relay Skiff" to "<to>" with "Operate Wormhole Relays"
      Then "Relay Skiff" is now at "<to>"
      And the remaining RANGE of "Relay Skiff" is 4
      And nothing else has changed

      Examples:
        | from              | to                |
        | Barzan Wormhole   | Wormhole Terminus |
        | Wormhole Terminus | Barzan Wormhole   |

  @ruling=custom-cards-553
  Rule: It takes a small ship with scientists aboard, and does so once each turn

    Scenario Outline: a <ship> with two levels of Physics or one is carried, and that is <verdict>
      Given these locations:
        | location                 | seeded by | quadrant |
        | Bajoran Wormhole [alpha] | Alice     | Alpha    |
        | Bajoran Wormhole [gamma] | Alice     | Gamma    |
      And Alice has:
        | card                    | where                         |
        | Operate Wormhole Relays | on the table                  |
        | <ship>                  | at "Bajoran Wormhole" [alpha] |
        | <crew>                  | aboard "<ship>"               |
        | Second Hand [one]       | aboard "<ship>"               |
        | Second Hand [two]       | aboard "<ship>"               |
      When Alice moves "<ship>" to "Bajoran Wormhole" [gamma] with "Operate Wormhole Relays"
      Then that is <verdict>

      Examples:
        | ship          | crew       | verdict |
        | Relay Skiff   | Relay Crew | legal   |
        | Relay Cruiser | Relay Crew | illegal |
        | Relay Skiff   | Idle Crew  | illegal |

    Example: in her next turn it comes back by it
      Given these locations:
        | location                 | seeded by | quadrant |
        | Bajoran Wormhole [alpha] | Alice     | Alpha    |
        | Bajoran Wormhole [gamma] | Alice     | Gamma    |
      And Alice has:
        | card                    | where                         |
        | Operate Wormhole Relays | on the table                  |
        | Relay Skiff             | at "Bajoran Wormhole" [alpha] |
        | Relay Crew              | aboard "Relay Skiff"          |
        | Second Hand             | aboard "Relay Skiff"          |
      When Alice moves "Relay Skiff" to "Bajoran Wormhole" [gamma] with "Operate Wormhole Relays"
      And play goes on until the orders of Alice's second turn
      And Alice moves "Relay Skiff" to "Bajoran Wormhole" [alpha] with "Operate Wormhole Relays"
      Then that is legal

    @frame=many
    Example: it carries a ship in the turn in which it is played
      Given these locations:
        | location                 | seeded by | quadrant |
        | Bajoran Wormhole [alpha] | Alice     | Alpha    |
        | Bajoran Wormhole [gamma] | Alice     | Gamma    |
      And Alice has:
        | card                    | where                         |
        | Operate Wormhole Relays | in hand                       |
        | Relay Skiff             | at "Bajoran Wormhole" [alpha] |
        | Relay Crew              | aboard "Relay Skiff"          |
        | Second Hand             | aboard "Relay Skiff"          |
      When Alice plays "Operate Wormhole Relays" on the table
      And Alice moves "Relay Skiff" to "Bajoran Wormhole" [gamma] with "Operate Wormhole Relays"
      Then "Relay Skiff" is now at "Bajoran Wormhole" [gamma]

    Example: it does not come back by it in the same turn
      Given these locations:
        | location                 | seeded by | quadrant |
        | Bajoran Wormhole [alpha] | Alice     | Alpha    |
        | Bajoran Wormhole [gamma] | Alice     | Gamma    |
      And Alice has:
        | card                    | where                         |
        | Operate Wormhole Relays | on the table                  |
        | Relay Skiff             | at "Bajoran Wormhole" [alpha] |
        | Relay Crew              | aboard "Relay Skiff"          |
        | Second Hand             | aboard "Relay Skiff"          |
      And this has happened:
        | action                                                                                 |
        | Alice moves "Relay Skiff" to "Bajoran Wormhole" [gamma] with "Operate Wormhole Relays" |
      When Alice moves "Relay Skiff" to "Bajoran Wormhole" [alpha] with "Operate Wormhole Relays"
      Then that is illegal

  @ruling=custom-cards-554
  Rule: It leads from one Transwarp Network Gateway to another one, too

    Scenario Outline: with a gateway at <place> and one at the far end, the way is <verdict>
      Given these locations:
        | location           | quadrant |
        | Excavation         | Alpha    |
        | Refuse Immigration | Alpha    |
        | Cure Blight        | Gamma    |
      And Alice has:
        | card                            | where                |
        | Operate Wormhole Relays         | on the table         |
        | Transwarp Network Gateway [far] | on "Cure Blight"     |
        | Transwarp Network Gateway       | on "<place>"         |
        | Relay Skiff                     | at "Excavation"      |
        | Relay Crew                      | aboard "Relay Skiff" |
        | Second Hand                     | aboard "Relay Skiff" |
      When Alice moves "Relay Skiff" to "Cure Blight" with "Operate Wormhole Relays"
      Then that is <verdict>

      Examples:
        | place              | verdict |
        | Excavation         | legal   |
        | Refuse Immigration | illegal |

    Scenario Outline: where the ship is lies <what>, and the way to the gateway is <verdict>
      Given these locations:
        | location    | quadrant |
        | Excavation  | Alpha    |
        | Cure Blight | Gamma    |
      And Alice has:
        | card                            | where                |
        | Operate Wormhole Relays         | on the table         |
        | Transwarp Network Gateway [far] | on "Cure Blight"     |
        | <near>                          | on "Excavation"      |
        | Relay Skiff                     | at "Excavation"      |
        | Relay Crew                      | aboard "Relay Skiff" |
        | Second Hand                     | aboard "Relay Skiff" |
      When Alice moves "Relay Skiff" to "Cure Blight" with "Operate Wormhole Relays"
      Then that is <verdict>

      Examples: Another card, and a gateway
        | what            | near                      | verdict |
        | another card    | Atmospheric Ionization    | illegal |
        | another gateway | Transwarp Network Gateway | legal   |

  @ruling=custom-cards-555
  Rule: It is seeded or played on the table

    Example: it is seeded
      Given Alice has:
        | card                    | where         |
        | Operate Wormhole Relays | in seed cards |
      And it is the facility phase
      When Alice seeds "Operate Wormhole Relays" on the table
      Then "Operate Wormhole Relays" is now on the table
      And "Operate Wormhole Relays" is now face up
      And nothing else has changed

    Example: it is played
      Given Alice has:
        | card                    | where   |
        | Operate Wormhole Relays | in hand |
      When Alice plays "Operate Wormhole Relays" on the table
      Then "Operate Wormhole Relays" is now on the table
      And nothing else has changed
