Feature: Stations
  What a station is, and what it does not do by itself.

  Background:
    Given the spaceline:
      | mission            |
      | Search for Weapons |
    And Alice has:
      | card                    | where        |
      | Alternate Universe Door | on the table |

  @ruling=1eS-station-01
  Rule: A station is a facility

    Example: a Nor is of the class station, and is seeded with the facilities
      Given it is the facility phase
      And these locations:
        | location            | quadrant |
        | Kressari Rendezvous | Alpha    |
      And Alice has:
        | card | where         |
        | Nor  | in seed cards |
      Then "Nor" is of the class station
      When Alice seeds "Nor" at "Kressari Rendezvous"
      Then "Nor" is now at "Kressari Rendezvous"
      And nothing else has changed

  @ruling=1eD-deep-space-station-k-7-01
  Rule: Cards do not report to a station itself

    Scenario Outline: a <card> does not report to <station>
      Given these made-up cards:
        | card           | type     | class   | affiliations |
        | Midway Station | facility | station | Federation   |
      And Alice has:
        | card      | where                   |
        | <station> | at "Search for Weapons" |
        | <card>    | in hand                 |
      When Alice reports "<card>" to "<station>"
      Then that is illegal
      And nothing else has changed

      @part=k-7
      Examples: Deep Space Station K-7
        | card      | station                |
        | Worf      | Deep Space Station K-7 |
        | Runabout  | Deep Space Station K-7 |
        | Tricorder | Deep Space Station K-7 |

      @part=other
      Examples: Another station
        | card | station            |
        | Worf | Midway Station     |

    Example: he does report to an outpost
      Given Alice has:
        | card               | where                   |
        | Federation Outpost | at "Search for Weapons" |
        | Worf               | in hand                 |
      When Alice reports "Worf" to "Federation Outpost"
      Then "Worf" is now aboard "Federation Outpost"
      And nothing else has changed

    Scenario Outline: in its own time a <card> is brought aboard, and that is <verdict>
      Given these locations:
        | location       | quadrant |
        | Sherman's Peak | Time     |
      And Alice has:
        | card                   | where               |
        | Deep Space Station K-7 | at "Sherman's Peak" |
        | <card>                 | in hand             |
      When Alice reports "<card>" aboard "Deep Space Station K-7"
      Then that is <verdict>

      Examples: Of another time, and of this one
        | card              | verdict |
        | Tricorder         | illegal |
        | Classic Tricorder | legal   |

  @ruling=1eD-deep-space-station-k-7-02
  Rule: Ships do not dock at a station itself

    Background:
      Given Alice has:
        | card     | where                   |
        | Runabout | at "Search for Weapons" |
        | Data     | aboard "Runabout"       |

    Scenario Outline: at <facility> it is <verdict> to dock
      Given these made-up cards:
        | card           | type     | class   | affiliations |
        | Midway Station | facility | station | Federation   |
      And Alice has:
        | card       | where                   |
        | <facility> | at "Search for Weapons" |
      When Alice docks "Runabout" at "<facility>"
      Then that is <verdict>

      @part=k-7
      Examples: Deep Space Station K-7
        | facility               | verdict |
        | Deep Space Station K-7 | illegal |

      @part=other
      Examples: Another station
        | facility       | verdict |
        | Midway Station | illegal |

      Examples: An outpost
        | facility           | verdict |
        | Federation Outpost | legal   |

  @ruling=1eD-deep-space-station-k-7-03
  Rule: A station does not repair ships by itself

    @frame=many
    Scenario Outline: after two full turns at <facility> the ship is <outcome>
      Given these made-up cards:
        | card           | type     | class   | affiliations |
        | Midway Station | facility | station | Federation   |
      And Alice has:
        | card       | where                   | state   |
        | <facility> | at "Search for Weapons" |         |
        | Runabout   | docked at "<facility>"  | damaged |
      And it is Bob's turn
      When Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "Runabout" is <outcome>

      @part=k-7
      Examples: Deep Space Station K-7
        | facility               | outcome       |
        | Deep Space Station K-7 | still damaged |

      @part=other
      Examples: Another station
        | facility       | outcome       |
        | Midway Station | still damaged |

      Examples: An outpost
        | facility           | outcome           |
        | Federation Outpost | no longer damaged |

  @ruling=1eD-deep-space-station-k-7-04
  Rule: There are no sites on Deep Space Station K-7

    @part=play
    Scenario Outline: it is <verdict> to add Docking Ports to <station>
      Given Alice has:
        | card          | where                   |
        | <station>     | at "Search for Weapons" |
        | Docking Ports | in hand                 |
      When Alice plays "Docking Ports" to "<station>"
      Then that is <verdict>

      Examples:
        | station                | verdict |
        | Deep Space Station K-7 | illegal |
        | Nor                    | legal   |

    @part=download @frame=differs
    Scenario Outline: builders download Docking Ports, which <go> to <station>
      Given Alice has:
        | card             | where                   |
        | <station>        | at "Search for Weapons" |
        | Docking Ports    | in draw deck            |
        | Builders at Work | in hand                 |
      When Alice plays "Builders at Work"
      Then "Docking Ports" is <there>

      Examples: This station, and another one
        | station                | go        | there                      |
        | Deep Space Station K-7 | do not go | still in Alice's draw deck |
        | Nor                    | go        | now in the sites of "Nor"  |
