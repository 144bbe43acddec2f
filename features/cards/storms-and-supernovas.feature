Feature: Storms and supernovas, as printed
  What destroys or damages whatever is at a place.

  @ruling=custom-cards-362
  Rule: Supernova destroys what is at the mission, and nobody attempts that any more

    Background:
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card      | where   |
        | Supernova | in hand |

    Example: ship and crew, outpost, Away Team and equipment are destroyed, and not those at the next mission
      Given Alice has:
        | card               | where               |
        | Tox Uthat          | on the table        |
        | Federation Outpost | at "Excavation"     |
        | Calloway           | on "Relief Mission" |
        | Medical Kit        | on "Relief Mission" |
        | Runabout [away]    | at "Relief Mission" |
      And Bob has:
        | card             | where                     |
        | Runabout [there] | at "Excavation"           |
        | Worf             | aboard "Runabout" [there] |
        | Klag             | on "Excavation"           |
        | Tricorder        | on "Excavation"           |
      When Alice plays "Supernova" on "Excavation"
      Then "Runabout" [there], "Worf", "Klag" and "Tricorder" are now in Bob's discard pile
      And "Federation Outpost" and "Tox Uthat" are now in Alice's discard pile
      And "Supernova" is now on "Excavation"
      And nothing else has changed

    Scenario Outline: it is played on <what>, and that is <verdict>
      Given Alice has:
        | card      | where           |
        | Tox Uthat | on the table    |
        | Runabout  | at "Excavation" |
      When Alice plays "Supernova" on "<what>"
      Then that is <verdict>

      Examples: A mission, and a ship
        | what       | verdict |
        | Excavation | legal   |
        | Runabout   | illegal |

    Example: of two of them one is discarded, as she chooses
      Given Alice has:
        | card               | where        |
        | Tox Uthat [first]  | on the table |
        | Tox Uthat [second] | on the table |
      When Alice plays "Supernova" on "Excavation"
      And Alice chooses "Tox Uthat" [second] from "Tox Uthat" [first] and "Tox Uthat" [second]
      Then "Tox Uthat" [second] is now in Alice's discard pile
      And "Supernova" is now on "Excavation"
      And nothing else has changed

    Scenario Outline: Supernova lies on <mission>, and to attempt Excavation is <verdict>
      Given Alice has:
        | card              | where           |
        | Supernova [there] | on "<mission>"  |
        | Data              | on "Excavation" |
      When Alice attempts "Excavation"
      Then that is <verdict>

      Examples: The mission, and another one
        | mission        | verdict |
        | Excavation     | illegal |
        | Relief Mission | legal   |

  @ruling=custom-cards-367
  Rule: At the end of every turn with a ship in the Badlands its player probes for Navigate Plasma Storms

    @frame=many
    Scenario Outline: what is probed is <probed> with <levels> levels of Navigation aboard, and the ship is <so>
      Given the spaceline:
        | mission        |
        | Study Badlands |
        | Excavation     |
      And these made-up cards:
        | card       | type      | affiliations | skills        |
        | Helmsman   | personnel | Federation   | Navigation x2 |
        | Helmswoman | personnel | Federation   | Navigation    |
        | Pilot      | personnel | Federation   | Navigation x2 |
      And Alice has:
        | card                   | where                      |
        | Navigate Plasma Storms | on the table               |
        | Runabout [out]         | at "Excavation"            |
        | Runabout [manned]      | at "Study Badlands"        |
        | Helmsman               | aboard "Runabout" [manned] |
      And Alice has:
        | card     | where                      |
        | <helper> | aboard "Runabout" [manned] |
        | <other>  | aboard "Runabout" [manned] |
        | <probed> | in draw deck               |
      When Alice ends the turn
      Then "Runabout" [manned] is <so>
      And "Runabout" [out] is still at "Excavation"
      And "Runabout" [out] is still not damaged
      And "Navigate Plasma Storms" is <where>

      Examples: Flare-up
        | probed                  | helper     | other       | levels | so                | where              |
        | Hugh                    | Helmswoman | Deanna Troi | 3      | still not damaged | still on the table |
        | Hugh                    | Calloway   | Deanna Troi | 2      | now damaged       | still on the table |
        | Alternate Universe Door | Calloway   | Deanna Troi | 2      | now damaged       | still on the table |

      Examples: Maelstrom
        | probed            | helper     | other | levels | so                          | where              |
        | Establish Gateway | Helmswoman | Pilot | 5      | still at "Study Badlands"   | still on the table |
        | Establish Gateway | Calloway   | Pilot | 4      | now in Alice's discard pile | still on the table |

      Examples: The storms subside, and nothing happens
        | probed     | helper   | other       | levels | so                | where                       |
        | Red Alert! | Calloway | Deanna Troi | 2      | still not damaged | now in Alice's discard pile |
        | Tricorder  | Calloway | Deanna Troi | 2      | still not damaged | still on the table          |
