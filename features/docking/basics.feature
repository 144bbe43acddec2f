Feature: Basic rules of docking

  @ruling=custom-docking-30
  Rule: Ships dock where they are

    Scenario Outline: Runabout is at <where>, and to dock at Excavation is <verdict>
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card               | where             |
        | Federation Outpost | at "Excavation"   |
        | Runabout           | at "<where>"      |
        | Data               | aboard "Runabout" |
      When Alice docks "Runabout" at "Federation Outpost"
      Then that is <verdict>

      Examples: Elsewhere, and there
        | where          | verdict |
        | Relief Mission | illegal |
        | Excavation     | legal   |

  @ruling=custom-docking-70
  Rule: Ships dock at facilities

    Scenario Outline: the ship is to dock at <what>, and that is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | range | shields |
        | Quiet Planet  | mission   | planet |              | any          |       |         |
        | Great Carrier | ship      |        | Federation   |              | 8     | 6       |
        | Light Shuttle | ship      |        | Federation   |              | 8     | 4       |
        | Old Surveyor  | personnel |        | Federation   |              |       |         |
      And Alice has:
        | card               | where                           |
        | Quiet Planet       | in the Alpha Quadrant spaceline |
        | Federation Outpost | at "Quiet Planet"               |
        | Great Carrier      | at "Quiet Planet"               |
        | Light Shuttle      | at "Quiet Planet"               |
        | Old Surveyor       | aboard "Light Shuttle"          |
      Then these are <verdict>:
        | action                                |
        | Alice docks "Light Shuttle" at "<at>" |

      @1e-1996 @1e-glossary @1e-2014
      Examples: A ship, the planet, and a facility, in First Edition
        | what       | at                 | verdict |
        | a ship     | Great Carrier      | illegal |
        | the planet | Quiet Planet       | illegal |
        | a facility | Federation Outpost | legal   |

    Scenario Outline: the ship is to dock at <what>, and that is <verdict>
      Given these made-up cards:
        | card          | type      | class   | kind   | affiliations | attempted by | range | shields |
        | Quiet Planet  | mission   |         | planet |              | any          |       |         |
        | Harbour Post  | facility  | outpost |        | Bajoran      |              |       | 20      |
        | Great Carrier | ship      |         |        | Bajoran      |              | 8     | 6       |
        | Light Shuttle | ship      |         |        | Bajoran      |              | 8     | 4       |
        | Old Surveyor  | personnel |         |        | Bajoran      |              |       |         |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in Alice's spaceline   |
        | Harbour Post  | at "Quiet Planet"      |
        | Great Carrier | at "Quiet Planet"      |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
      Then these are <verdict>:
        | action                                |
        | Alice docks "Light Shuttle" at "<at>" |

      @2e
      Examples: A ship, the planet, and a facility, in Second Edition
        | what       | at            | verdict |
        | a ship     | Great Carrier | illegal |
        | the planet | Quiet Planet  | illegal |
        | a facility | Harbour Post  | legal   |

  @ruling=custom-docking-13
  Rule: Several ships dock at one outpost

    @1e-1996 @1e-glossary @1e-2014
    Example: a runabout docks beside another one
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout [first]   | docked at "Federation Outpost" |
        | Runabout [second]  | at "Excavation"                |
        | Calloway           | aboard "Runabout" [second]     |
      When Alice docks "Runabout" [second] at "Federation Outpost"
      Then "Runabout" [second] is now docked at "Federation Outpost"
      And "Runabout" [first] is still docked at "Federation Outpost"
      And nothing else has changed

    @2e
    Example: in Second Edition a shuttle docks beside another one
      Given these made-up cards:
        | card          | type      | class   | kind   | affiliations | range | shields |
        | Quiet Planet  | mission   |         | planet |              |       |         |
        | Harbour Post  | facility  | outpost |        | Bajoran      |       | 20      |
        | Light Shuttle | ship      |         |        | Bajoran      | 8     | 4       |
        | Old Surveyor  | personnel |         |        | Bajoran      |       |         |
      And Alice has:
        | card                   | where                           |
        | Quiet Planet           | in Alice's spaceline            |
        | Harbour Post           | at "Quiet Planet"               |
        | Light Shuttle [first]  | docked at "Harbour Post"        |
        | Light Shuttle [second] | at "Quiet Planet"               |
        | Old Surveyor           | aboard "Light Shuttle" [second] |
      When Alice docks "Light Shuttle" [second] at "Harbour Post"
      Then "Light Shuttle" [second] is now docked at "Harbour Post"
      And nothing else has changed

  @ruling=custom-docking-71
  Rule: Docking leaves the RANGE of a ship as it is

    Scenario Outline: a ship with RANGE <left> left docks, and has RANGE <left> left
      Given these made-up cards:
        | card          | type      | kind   | span | affiliations | attempted by | range | shields |
        | Quiet Planet  | mission   | planet | 2    |              | any          |       |         |
        | Light Shuttle | ship      |        |      | Federation   |              | 8     | 4       |
        | Old Surveyor  | personnel |        |      | Federation   |              |       |         |
      And Alice has:
        | card               | where                           | state                  |
        | Quiet Planet       | in the Alpha Quadrant spaceline |                        |
        | Federation Outpost | at "Quiet Planet"               |                        |
        | Light Shuttle      | at "Quiet Planet"               | left with RANGE <left> |
        | Old Surveyor       | aboard "Light Shuttle"          |                        |
      When Alice docks "Light Shuttle" at "Federation Outpost"
      Then "Light Shuttle" is now docked at "Federation Outpost"
      And the remaining RANGE of "Light Shuttle" is <left>
      And nothing else has changed

      @1e-1996 @1e-glossary @1e-2014
      Examples: Some of it, and none, in First Edition
        | left |
        | 5    |
        | 0    |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: a ship with RANGE 3 left docks and undocks, and to fly on to a mission of span <span> is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | span | affiliations | attempted by | range | shields |
        | Quiet Planet  | mission   | planet | 2    |              | any          |       |         |
        | Light Shuttle | ship      |        |      | Federation   |              | 8     | 4       |
        | Old Surveyor  | personnel |        |      | Federation   |              |       |         |
      And these made-up cards:
        | card        | type    | kind  | span   | attempted by |
        | Empty Reach | mission | space | <span> | any          |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Empty Reach  |
      And Alice has:
        | card               | where                  | state             |
        | Federation Outpost | at "Quiet Planet"      |                   |
        | Light Shuttle      | at "Quiet Planet"      | left with RANGE 3 |
        | Old Surveyor       | aboard "Light Shuttle" |                   |
      When Alice docks "Light Shuttle" at "Federation Outpost"
      And Alice undocks "Light Shuttle" from "Federation Outpost"
      And Alice moves "Light Shuttle" to "Empty Reach"
      Then that is <verdict>

      Examples: As far as its RANGE still takes it, and farther
        | span | verdict |
        | 3    | legal   |
        | 4    | illegal |

    Scenario Outline: a ship with RANGE <left> left docks, and has RANGE <left> left
      Given these made-up cards:
        | card          | type      | class   | kind   | span | affiliations | attempted by | range | shields |
        | Quiet Planet  | mission   |         | planet | 2    |              | any          |       |         |
        | Harbour Post  | facility  | outpost |        |      | Bajoran      |              |       | 20      |
        | Light Shuttle | ship      |         |        |      | Bajoran      |              | 8     | 4       |
        | Old Surveyor  | personnel |         |        |      | Bajoran      |              |       |         |
      And Alice has:
        | card          | where                  | state                  |
        | Quiet Planet  | in Alice's spaceline   |                        |
        | Harbour Post  | at "Quiet Planet"      |                        |
        | Light Shuttle | at "Quiet Planet"      | left with RANGE <left> |
        | Old Surveyor  | aboard "Light Shuttle" |                        |
      When Alice docks "Light Shuttle" at "Harbour Post"
      Then "Light Shuttle" is now docked at "Harbour Post"
      And the remaining RANGE of "Light Shuttle" is <left>
      And nothing else has changed

      @2e
      Examples: Some of it, and none, in Second Edition
        | left |
        | 5    |
        | 0    |

    @1e-1996 @1e-glossary @1e-2014
    Example: a ship that Alice has won from Bob docks without RANGE left, and undocks
      Given the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card     | where           | state                                    |
        | Runabout | at "Excavation" | controlled by Alice, left with RANGE 0 |
      And Alice has:
        | card               | where             |
        | Federation Outpost | at "Excavation"   |
        | Calloway           | aboard "Runabout" |
      When Alice docks "Runabout" at "Federation Outpost"
      Then "Runabout" is now docked at "Federation Outpost"
      And the remaining RANGE of "Runabout" is 0
      When Alice undocks "Runabout" from "Federation Outpost"
      Then "Runabout" is still at "Excavation"
      And nothing else has changed

    @1e-1996 @1e-glossary @1e-2014
    Example: a ship without RANGE left undocks, and docks again
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                          | state             |
        | Federation Outpost | at "Excavation"                |                   |
        | Runabout           | docked at "Federation Outpost" | left with RANGE 0 |
        | Calloway           | aboard "Runabout"              |                   |
      When Alice undocks "Runabout" from "Federation Outpost"
      And Alice docks "Runabout" at "Federation Outpost"
      Then "Runabout" is now docked at "Federation Outpost"
      And the remaining RANGE of "Runabout" is 0
      And nothing else has changed

  @ruling=custom-docking-31
  Rule: Ships dock at sites that let them

    Scenario Outline: a ship with one staffing icon is to dock at <site>, and that is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations | range | staffing | icons |
        | Light Barge | ship      | Cardassian   | 8     | staff    |       |
        | Pilot Damar | personnel | Cardassian   |       |          | staff |
      And the spaceline:
        | mission         |
        | Eliminate Virus |
      And Alice has:
        | card        | where                 |
        | Nor         | at "Eliminate Virus"  |
        | Ops         | in the sites of "Nor" |
        | <site>      | in the sites of "Nor" |
        | Light Barge | at "Eliminate Virus"  |
        | Pilot Damar | aboard "Light Barge"  |
      When Alice docks "Light Barge" at "<site>"
      Then that is <verdict>

      Examples: For ships without such icons, for none, and for those with fewer than three
        | site          | verdict |
        | Docking Pads  | illegal |
        | Infirmary     | illegal |
        | Docking Ports | legal   |

  @ruling=custom-docking-20
  Rule: Ships dock at facilities in space

    Scenario Outline: the facility is <what>, and to dock there is <verdict>
      Given these made-up cards:
        | card      | type     | class        | affiliations | shields |
        | Port Hall | facility | headquarters | Federation   | 20      |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where             |
        | Port Hall | on "Excavation"   |
        | Runabout  | at "Excavation"   |
        | Data      | aboard "Runabout" |
      When Alice docks "Runabout" at "Port Hall"
      Then that is <verdict>

      Examples: On the planet
        | what           | verdict |
        | a headquarters | illegal |

    Scenario Outline: the facility is <what>, and to dock there is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where             |
        | Federation Outpost | at "Excavation"   |
        | Runabout           | at "Excavation"   |
        | Data               | aboard "Runabout" |
      When Alice docks "Runabout" at "Federation Outpost"
      Then that is <verdict>

      Examples: In space
        | what       | verdict |
        | an outpost | legal   |

    Example: a ship that reports to a headquarters is in orbit
      Given these made-up cards:
        | card      | type     | class        | affiliations | shields |
        | Port Hall | facility | headquarters | Federation   | 20      |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where           |
        | Port Hall | on "Excavation" |
        | Runabout  | in hand         |
      When Alice reports "Runabout" to "Port Hall"
      Then "Runabout" is now at "Excavation"
      And nothing else has changed

  @ruling=custom-docking-21
  Rule: In 1996 and in Second Edition ships dock wherever a facility is

    @1e-1996
    Example: one docks at a headquarters on the planet
      Given these made-up cards:
        | card      | type     | class        | affiliations | shields |
        | Port Hall | facility | headquarters | Federation   | 20      |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where             |
        | Port Hall | on "Excavation"   |
        | Runabout  | at "Excavation"   |
        | Data      | aboard "Runabout" |
      When Alice docks "Runabout" at "Port Hall"
      Then "Runabout" is now docked at "Port Hall"
      And nothing else has changed

    @2e
    Example: in Second Edition, too
      Given these made-up cards:
        | card         | type      | kind         | class        | affiliations | range |
        | Quiet Planet | mission   | headquarters |              |              |       |
        | Port Hall    | facility  |              | headquarters | Bajoran      |       |
        | Light Barge  | ship      |              |              | Bajoran      | 8     |
        | Old Farmer   | personnel |              |              | Bajoran      |       |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | Port Hall    | on "Quiet Planet"    |
        | Light Barge  | at "Quiet Planet"    |
        | Old Farmer   | aboard "Light Barge" |
      When Alice docks "Light Barge" at "Port Hall"
      Then "Light Barge" is now docked at "Port Hall"
      And nothing else has changed

  @ruling=custom-docking-11
  Rule: Ships dock at outposts with which they are compatible

    Scenario Outline: the ship is <affiliation>, and to dock at Federation Outpost is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations  | range |
        | Light Barge | ship      | <affiliation> | 8     |
        | Old Pilot   | personnel | <affiliation> |       |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                |
        | Federation Outpost | at "Excavation"      |
        | Light Barge        | at "Excavation"      |
        | Old Pilot          | aboard "Light Barge" |
      When Alice docks "Light Barge" at "Federation Outpost"
      Then that is <verdict>

      Examples: Of another affiliation, of its own, and Non-Aligned
        | affiliation | verdict |
        | Klingon     | illegal |
        | Federation  | legal   |
        | Non-Aligned | legal   |

  @ruling=custom-docking-02
  Rule: Between an outpost and a ship docked there one walks or beams

    Scenario Outline: Calloway <goes> from <from>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
        | Calloway           | aboard "<from>"                |
      When Alice <goes> "Calloway" aboard "<to>"
      Then "Calloway" is now aboard "<to>"
      And nothing else has changed

      Examples: Either way, to and fro
        | goes  | from               | to                 |
        | beams | Runabout           | Federation Outpost |
        | beams | Federation Outpost | Runabout           |
        | walks | Runabout           | Federation Outpost |
        | walks | Federation Outpost | Runabout           |

  @ruling=custom-docking-01
  Rule: In 1996 a ship undocks from a facility of its own player

    Example: Runabout undocks from Alice's outpost
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
        | Calloway           | aboard "Runabout"              |
      When Alice undocks "Runabout" from "Federation Outpost"
      Then "Runabout" is no longer docked at "Federation Outpost"
      And nothing else has changed

  @ruling=custom-docking-10
  Rule: In 1996 an outpost extends half of its SHIELDS to a ship docked there

    Example: one Runabout is docked and has 15 more, and the other one is elsewhere and has its own 5
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout [docked]  | docked at "Federation Outpost" |
        | Runabout [out]     | at "Relief Mission"            |
      Then the SHIELDS of "Runabout" [docked] are 20
      And the SHIELDS of "Runabout" [out] are 5

  @ruling=custom-docking-12
  Rule: In 1996 a ship that docks at an outpost has returned there

    Example: Runabout docks, and its crew is cured of REM Fatigue Hallucinations
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where             |
        | Federation Outpost | at "Excavation"   |
        | Runabout           | at "Excavation"   |
        | Calloway           | aboard "Runabout" |
      And Bob has:
        | card                       | where         |
        | REM Fatigue Hallucinations | on "Runabout" |
      When Alice docks "Runabout" at "Federation Outpost"
      Then "REM Fatigue Hallucinations" is now in Bob's discard pile
      And "Runabout" is now docked at "Federation Outpost"
      And nothing else has changed
