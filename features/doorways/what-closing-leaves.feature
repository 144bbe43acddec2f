Feature: What closing a doorway leaves
  How many there may be, and its icons.

  Background:
    Given the spaceline:
      | mission       |
      | Excavation    |
      | Survey Mission |

  @ruling=1eD-doorway-14
  Rule: A closed doorway is nullified by what its text names

    @frame=open
    Example: an Anti-Matter Pod nullifies Manheim's Dimensional Door
      Given Alice has:
        | card                       | where           |
        | Data                       | on "Excavation" |
        | Anti-Matter Pod            | on "Excavation" |
        | Manheim's Dimensional Door | on "Excavation" |
      And Bob has:
        | card           | where                           |
        | Revolving Door | on "Manheim's Dimensional Door" |
      When Alice uses "Anti-Matter Pod" on "Manheim's Dimensional Door"
      Then "Manheim's Dimensional Door" has been nullified
      And "Manheim's Dimensional Door" is now in Alice's discard pile
      And "Revolving Door" is now in Bob's discard pile

  @ruling=1eD-doorway-15
  Rule: A closed doorway is one of those of which there may be one

    Background:
      Given Alice has:
        | card                    | where           |
        | Alternate Universe Door | on the table    |
        | Runabout                | at "Excavation" |

    Scenario Outline: beside a closed <card> no other one is played
      Given Alice has:
        | card         | where   |
        | <card>       | on <at> |
        | <card> [new] | in hand |
      And Bob has:
        | card           | where       |
        | Revolving Door | on "<card>" |
      When Alice plays "<card>" [new] on <on>
      Then that is illegal
      And nothing else has changed

      @part=not-duplicatable
      Examples: Not duplicatable
        | card                      | at           | on           |
        | Manheim's Dimensional Door | "Excavation" | "Excavation" |

      @part=unique
      Examples: Unique
        | card               | at         | on         |
        | Secret Compartment | "Runabout" | "Runabout" |

    Scenario Outline: where there is none <card> is played
      Given Alice has:
        | card         | where   |
        | <card> [new] | in hand |
      When Alice plays "<card>" [new] on <on>
      Then "<card>" [new] is now on <on>
      And nothing else has changed

      @part=not-duplicatable
      Examples: Not duplicatable
        | card                      | on           |
        | Manheim's Dimensional Door | "Excavation" |

      @part=unique
      Examples: Unique
        | card               | on         |
        | Secret Compartment | "Runabout" |

    @part=limit-one @1e-2014
    Example: beside a closed Bajoran Wormhole in each quadrant no other pair is played
      Given these locations:
        | location                 | seeded by | quadrant |
        | Refuse Immigration       | Alice     | Alpha    |
        | Bajoran Wormhole [alpha] | Alice     | Alpha    |
        | Cure Blight              | Alice     | Gamma    |
        | Bajoran Wormhole [gamma] | Alice     | Gamma    |
      And Alice has:
        | card                      | where        |
        | Bajoran Wormhole [third]  | in hand      |
        | Bajoran Wormhole [fourth] | in draw deck |
      And Alice has:
        | card                   | where                         |
        | Revolving Door [first] | on "Bajoran Wormhole" [alpha] |
      And Bob has:
        | card                    | where                         |
        | Revolving Door [second] | on "Bajoran Wormhole" [gamma] |
      When Alice plays "Bajoran Wormhole" [third] between "Survey Mission" and "Refuse Immigration"
      Then that is illegal
      And nothing else has changed

    @part=limit-one @1e-2014
    Example: where there is none a pair of them is played
      Given these locations:
        | location           | quadrant |
        | Refuse Immigration | Alpha    |
        | Cure Blight        | Gamma    |
      And Alice has:
        | card                      | where        |
        | Bajoran Wormhole [third]  | in hand      |
        | Bajoran Wormhole [fourth] | in draw deck |
      When Alice plays "Bajoran Wormhole" [third] between "Survey Mission" and "Refuse Immigration"
      And Alice chooses "Bajoran Wormhole" [fourth] and "Cure Blight"
      Then "Bajoran Wormhole" [third] is now in the Alpha Quadrant spaceline
      And "Bajoran Wormhole" [fourth] is now in the Gamma Quadrant spaceline
      And "Bajoran Wormhole" [fourth] has been downloaded
      And nothing else has changed

  @ruling=1eD-doorway-16
  Rule: A closed doorway keeps the icons beside its text

    @part=alternate-universe
    Example: it is of another universe all the same
      Given Alice has:
        | card            | where        |
        | Temporal Vortex | on the table |
      And Bob has:
        | card           | where   |
        | Revolving Door | in hand |
      And it is Bob's turn
      When Bob plays "Revolving Door" on "Temporal Vortex"
      Then the icons of "Temporal Vortex" are au and countdown 3
      And "Revolving Door" is now on "Temporal Vortex"
      And "Temporal Vortex" is now closed
      And nothing else has changed
