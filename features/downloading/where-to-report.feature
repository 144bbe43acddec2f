Feature: Where downloaded cards report
  Facilities and sites download by all rules of reporting; other cards name a destination, or leave it to those rules.

  @ruling=1eD-downloading-44
  Rule: A facility or site downloads only in its own native quadrant

    Background:
      Given these locations:
        | location             |
        | Search for Weapons   |
        | Access Relay Station |

    @part=equipment
    Example: a station in the Gamma Quadrant downloads no weapon to its site
      Given Alice has:
        | card                | where                     |
        | Nor                 | at "Access Relay Station" |
        | Ops                 | in the sites of "Nor"     |
        | Security Office     | in the sites of "Nor"     |
        | Docking Ports       | in the sites of "Nor"     |
        | Cardassian Disruptor | in draw deck             |
      When Alice downloads "Cardassian Disruptor" aboard "Security Office" with "Ops"
      Then that is illegal
      And nothing else has changed

    Example: the same station in the Alpha Quadrant does
      Given Alice has:
        | card                 | where                   |
        | Nor                  | at "Search for Weapons" |
        | Ops                  | in the sites of "Nor"   |
        | Security Office      | in the sites of "Nor"   |
        | Docking Ports        | in the sites of "Nor"   |
        | Cardassian Disruptor | in draw deck            |
      When Alice downloads "Cardassian Disruptor" aboard "Security Office" with "Ops"
      Then "Cardassian Disruptor" is now aboard "Security Office"
      And nothing else has changed

    @part=personnel
    Example: a station in the Gamma Quadrant downloads no guard of that quadrant
      Given these made-up cards:
        | card      | type      | affiliations | classification | icons          |
        | Far Guard | personnel | Cardassian   | SECURITY       | gamma quadrant |
      And Alice has:
        | card            | where                     |
        | Nor             | at "Access Relay Station" |
        | Ops             | in the sites of "Nor"     |
        | Security Office | in the sites of "Nor"     |
        | Docking Ports   | in the sites of "Nor"     |
        | Far Guard       | in draw deck              |
      When Alice downloads "Far Guard" aboard "Security Office" with "Ops"
      Then that is illegal
      And nothing else has changed

    @part=ship
    Example: nor a ship of that quadrant
      Given these made-up cards:
        | card        | type | affiliations | staffing | icons          |
        | Far Shuttle | ship | Cardassian   | staff    | gamma quadrant |
      And Alice has:
        | card          | where                     |
        | Nor           | at "Access Relay Station" |
        | Ops           | in the sites of "Nor"     |
        | Docking Ports | in the sites of "Nor"     |
        | Far Shuttle   | in draw deck              |
      When Alice downloads "Far Shuttle" with "Ops"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-downloading-45
  Rule: A facility or site downloads only cards that are in their native quadrant there

    Background:
      Given these made-up cards:
        | card      | type      | affiliations | classification | icons          |
        | Far Guard | personnel | Cardassian   | SECURITY       | gamma quadrant |
      And these locations:
        | location           |
        | Search for Weapons |
      And Alice has:
        | card            | where                   |
        | Nor             | at "Search for Weapons" |
        | Ops             | in the sites of "Nor"   |
        | Security Office | in the sites of "Nor"   |

    @part=personnel
    Example: a guard of the Gamma Quadrant is not downloaded to the Alpha Quadrant
      Given Alice has:
        | card      | where        |
        | Far Guard | in draw deck |
        | Docking Ports | in the sites of "Nor" |
      When Alice downloads "Far Guard" aboard "Security Office" with "Ops"
      Then that is illegal
      And nothing else has changed

    Example: a guard of the Alpha Quadrant is
      Given Alice has:
        | card  | where        |
        | Dakol | in draw deck |
        | Docking Ports | in the sites of "Nor" |
      When Alice downloads "Dakol" aboard "Security Office" with "Ops"
      Then "Dakol" is now aboard "Security Office"
      And nothing else has changed

    @part=ship
    Example: a ship of the Gamma Quadrant is not downloaded either
      Given these made-up cards:
        | card        | type | affiliations | staffing | icons          |
        | Far Shuttle | ship | Cardassian   | staff    | gamma quadrant |
      And Alice has:
        | card          | where                 |
        | Docking Ports | in the sites of "Nor" |
        | Far Shuttle   | in draw deck          |
      When Alice downloads "Far Shuttle" with "Ops"
      Then that is illegal
      And nothing else has changed

    @part=ship
    Example: a ship of the Alpha Quadrant is
      Given these made-up cards:
        | card         | type | affiliations | staffing | icons |
        | Home Shuttle | ship | Cardassian   | staff    |       |
      And Alice has:
        | card          | where                 |
        | Docking Ports | in the sites of "Nor" |
        | Home Shuttle  | in draw deck          |
      When Alice downloads "Home Shuttle" with "Ops"
      Then "Home Shuttle" has been downloaded
      And "Home Shuttle" is no longer in Alice's draw deck
      And nothing else has changed

  @ruling=1eD-downloading-46
  Rule: A facility or site downloads by all other rules of reporting

    Background:
      Given these locations:
        | location           |
        | Search for Weapons |
      And Alice has:
        | card            | where                   |
        | Nor             | at "Search for Weapons" |
        | Ops             | in the sites of "Nor"   |
        | Security Office | in the sites of "Nor"   |
        | Docking Ports   | in the sites of "Nor"   |

    Example: without an open doorway no weapon from another time arrives
      Given Alice has:
        | card                   | where        |
        | Classic Type II Phaser | in draw deck |
      When Alice downloads "Classic Type II Phaser" aboard "Security Office" with "Ops"
      Then that is illegal
      And nothing else has changed

    Example: with the doorway open it does
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Classic Type II Phaser  | in draw deck |
      When Alice downloads "Classic Type II Phaser" aboard "Security Office" with "Ops"
      Then "Classic Type II Phaser" is now aboard "Security Office"
      And nothing else has changed

  @ruling=1eD-downloading-47
  Rule: Ops downloads a guard to Security Office only where guard and station are at home

    Background:
      Given these locations:
        | location             |
        | Search for Weapons   |
        | Access Relay Station |

    @part=station
    Example: a guard at home is not downloaded to a station that is not
      Given Alice has:
        | card            | where                     |
        | Nor             | at "Access Relay Station" |
        | Ops             | in the sites of "Nor"     |
        | Security Office | in the sites of "Nor"     |
        | Docking Ports   | in the sites of "Nor"     |
        | Dakol           | in draw deck              |
      When Alice downloads "Dakol" aboard "Security Office" with "Ops"
      Then that is illegal
      And nothing else has changed

    @part=station
    Example: a guard of the Gamma Quadrant is not downloaded to a station that is away from home there
      Given these made-up cards:
        | card      | type      | affiliations | classification | icons          |
        | Far Guard | personnel | Cardassian   | SECURITY       | gamma quadrant |
      And Alice has:
        | card            | where                     |
        | Nor             | at "Access Relay Station" |
        | Ops             | in the sites of "Nor"     |
        | Security Office | in the sites of "Nor"     |
        | Docking Ports   | in the sites of "Nor"     |
        | Far Guard       | in draw deck              |
      When Alice downloads "Far Guard" aboard "Security Office" with "Ops"
      Then that is illegal
      And nothing else has changed

    @part=personnel
    Example: he is not downloaded to a station at home in the Alpha Quadrant
      Given these made-up cards:
        | card      | type      | affiliations | classification | icons          |
        | Far Guard | personnel | Cardassian   | SECURITY       | gamma quadrant |
      And Alice has:
        | card            | where                   |
        | Nor             | at "Search for Weapons" |
        | Ops             | in the sites of "Nor"   |
        | Security Office | in the sites of "Nor"   |
        | Docking Ports   | in the sites of "Nor"   |
        | Far Guard       | in draw deck            |
      When Alice downloads "Far Guard" aboard "Security Office" with "Ops"
      Then that is illegal
      And nothing else has changed

    Example: both are at home in the Alpha Quadrant
      Given Alice has:
        | card            | where                   |
        | Nor             | at "Search for Weapons" |
        | Ops             | in the sites of "Nor"   |
        | Security Office | in the sites of "Nor"   |
        | Docking Ports   | in the sites of "Nor"   |
        | Dakol           | in draw deck            |
      When Alice downloads "Dakol" aboard "Security Office" with "Ops"
      Then "Dakol" is now aboard "Security Office"
      And nothing else has changed

  @ruling=1eD-downloading-50
  Rule: Without a stated destination a downloaded card reports where it could report anyway

    Background:
      Given these locations:
        | location           |
        | Search for Weapons |
        | Camping Trip       |
      And Alice has:
        | card                       | where                   | state   |
        | Ferengi Outpost [at home]  | at "Search for Weapons" |         |
        | Ferengi Outpost [far away] | at "Camping Trip"       |         |
        | Writ of Accountability     | on the table            | face up |

    @part=personnel
    Example: he reports to an outpost of his people at home
      Given Alice has:
        | card  | where        |
        | Brunt | in draw deck |
      When Alice downloads "Brunt" aboard "Ferengi Outpost" [at home] with "Writ of Accountability"
      Then "Brunt" is now aboard "Ferengi Outpost" [at home]
      And "Writ of Accountability" is now in Alice's discard pile
      And nothing else has changed

    @part=personnel
    Example: not to one in another quadrant, and not to the planet
      Given Alice has:
        | card  | where        |
        | Brunt | in draw deck |
      Then these are illegal:
        | action                                                                                    |
        | Alice downloads "Brunt" aboard "Ferengi Outpost" [far away] with "Writ of Accountability" |
        | Alice downloads "Brunt" on "Search for Weapons" with "Writ of Accountability"             |

    @part=ship
    Example: a ship reports to an outpost of its affiliation at home
      Given Alice has:
        | card                          | where                   |
        | Federation Outpost [at home]  | at "Search for Weapons" |
        | Federation Outpost [far away] | at "Camping Trip"       |
        | U.S.S. Enterprise             | in draw deck            |
        | Wall of Ships                 | in hand                 |
      When Alice plays "Wall of Ships"
      Then "U.S.S. Enterprise" is now docked at "Federation Outpost" [at home]
      And "Wall of Ships" is now in Alice's discard pile
      And nothing else has changed

    @part=equipment
    Example: an equipment reports to an outpost, and not to the planet or a ship
      Given these locations:
        | location    |
        | Ambush Ship |
      And Alice has:
        | card              | where                 |
        | Borg Outpost      | at "Ambush Ship"      |
        | Borg Scout Vessel | at "Ambush Ship"      |
        | One of Eleven     | aboard "Borg Outpost" |
        | Borg Vinculum     | in draw deck          |
        | Data              | in draw deck          |
      When Alice ends the turn
      And Alice chooses "One of Eleven"
      And Alice chooses the word "play"
      And Alice chooses "Borg Outpost" from "Ferengi Outpost" [at home] and "Borg Outpost"
      Then "Borg Vinculum" is now aboard "Borg Outpost"
      And nothing else has changed

  @ruling=1eD-downloading-51
  Rule: A guard from Defend Homeworld reports to a compatible facility in the native quadrant

    Background:
      Given these locations:
        | location             |
        | Search for Weapons   |
        | Access Relay Station |
      And Alice has:
        | card                          | where                     | state   |
        | Federation Outpost [at home]  | at "Search for Weapons"   |         |
        | Federation Outpost [far away] | at "Access Relay Station" |         |
        | Defend Homeworld              | on the table              | face up |

    Example: there he reports
      Given Alice has:
        | card           | where        |
        | Darian Wallace | in draw deck |
      When Alice downloads "Darian Wallace" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost" [at home]
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

    Example: elsewhere he does not
      Given Alice has:
        | card           | where        |
        | Darian Wallace | in draw deck |
      Then these are illegal:
        | action                                                                                          |
        | Alice downloads "Darian Wallace" aboard "Federation Outpost" [far away] with "Defend Homeworld" |
        | Alice downloads "Darian Wallace" on "Search for Weapons" with "Defend Homeworld"                |

  @ruling=1eD-downloading-52
  Rule: A Borg from Defend Homeworld may report aboard a cube that lets Borg report

    Example: he reports aboard the cube, and not aboard a ship that receives nobody
      Given these locations:
        | location    |
        | Ambush Ship |
      And Alice has:
        | card              | where            | state   |
        | Borg Cube         | at "Ambush Ship" |         |
        | Borg Scout Vessel | at "Ambush Ship" |         |
        | Defend Homeworld  | on the table     | face up |
        | Tactical Drone    | in draw deck     |         |
      Then these are illegal:
        | action                                                                              |
        | Alice downloads "Tactical Drone" aboard "Borg Scout Vessel" with "Defend Homeworld" |
      When Alice downloads "Tactical Drone" aboard "Borg Cube" with "Defend Homeworld"
      Then "Tactical Drone" is now aboard "Borg Cube"
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-53
  Rule: Luther Sloan, downloaded with Defend Homeworld, reports anywhere

    Example: he reports on a planet, where another guard could not
      Given these locations:
        | location             |
        | Access Relay Station |
      And Alice has:
        | card             | where        | state   |
        | Defend Homeworld | on the table | face up |
        | Luther Sloan     | in draw deck |         |
        | Darian Wallace   | in draw deck |         |
      Then these are illegal:
        | action                                                                               |
        | Alice downloads "Darian Wallace" on "Access Relay Station" with "Defend Homeworld" |
      When Alice downloads "Luther Sloan" on "Access Relay Station" with "Defend Homeworld"
      Then "Luther Sloan" is now on "Access Relay Station"
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed
