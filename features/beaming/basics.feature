Feature: Basic rules of beaming
  What stops transporters: the opponent's SHIELDS, stations, and ships that hide.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-beaming-20
  Rule: Transporters do not reach through the opponent's SHIELDS

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Data     | aboard "Runabout" |

    Scenario Outline: Data is beamed aboard <ship> of <player>, and that is <verdict>
      Given these made-up cards:
        | card      | type | affiliations | range | shields |
        | Bare Hulk | ship | Romulan      | 6     | 0       |
      And <player> has:
        | card   | where           |
        | <ship> | at "Excavation" |
      When Alice beams "Data" aboard "<ship>"
      Then that is <verdict>

      Examples: A ship of hers, one of his, and one of his without SHIELDS
        | ship              | player | verdict |
        | U.S.S. Enterprise | Alice  | legal   |
        | Haakona           | Bob    | illegal |
        | Bare Hulk         | Bob    | legal   |

    Scenario Outline: Data is beamed aboard the outpost of <player>, and that is <verdict>
      Given <player> has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
      When Alice beams "Data" aboard "Federation Outpost"
      Then that is <verdict>

      Examples: Her own, and his
        | player | verdict |
        | Alice  | legal   |
        | Bob    | illegal |

    Scenario Outline: Worf is aboard a ship of <player>, and to beam him off it is <verdict>
      Given <player> has:
        | card                       | where           |
        | U.S.S. Enterprise [theirs] | at "Excavation" |
      And Alice has:
        | card | where                               |
        | Worf | aboard "U.S.S. Enterprise" [theirs] |
      When Alice beams "Worf" aboard "Runabout"
      Then that is <verdict>

      Examples: Hers, and his
        | player | verdict |
        | Alice  | legal   |
        | Bob    | illegal |

  @ruling=custom-beaming-10
  Rule: Transporters reach another ship at the same location

    Scenario Outline: Alice beams <who> aboard <ship>, and that is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | range |
        | Quiet Planet  | mission   | planet |              | any          |       |
        | Calm Planet   | mission   | planet |              | any          |       |
        | Light Shuttle | ship      |        | Bajoran      |              | 8     |
        | Near Shuttle  | ship      |        | Bajoran      |              | 8     |
        | Far Shuttle   | ship      |        | Bajoran      |              | 8     |
        | Old Surveyor  | personnel |        | Bajoran      |              |       |
        | Far Surveyor  | personnel |        | Bajoran      |              |       |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in <spaceline>         |
        | Calm Planet   | in <spaceline>         |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
        | Near Shuttle  | at "Quiet Planet"      |
        | Far Shuttle   | at "Calm Planet"       |
        | Far Surveyor  | aboard "Far Shuttle"   |
      When Alice beams <who> aboard "<ship>"
      Then that is <verdict>

      @1e-glossary @1e-2014
      Examples: Near, far, and one from far away, in First Edition
        | who                               | ship         | verdict | spaceline                    |
        | "Old Surveyor"                    | Near Shuttle | legal   | the Alpha Quadrant spaceline |
        | "Old Surveyor"                    | Far Shuttle  | illegal | the Alpha Quadrant spaceline |
        | "Old Surveyor" and "Far Surveyor" | Near Shuttle | illegal | the Alpha Quadrant spaceline |

    @1e-glossary @1e-2014
    Scenario Outline: Alice beams <who> down, and that is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | range |
        | Quiet Planet  | mission   | planet |              | any          |       |
        | Calm Planet   | mission   | planet |              | any          |       |
        | Light Shuttle | ship      |        | Bajoran      |              | 8     |
        | Far Shuttle   | ship      |        | Bajoran      |              | 8     |
        | Old Surveyor  | personnel |        | Bajoran      |              |       |
        | Far Surveyor  | personnel |        | Bajoran      |              |       |
      And Alice has:
        | card          | where                           |
        | Quiet Planet  | in the Alpha Quadrant spaceline |
        | Calm Planet   | in the Alpha Quadrant spaceline |
        | Light Shuttle | at "Quiet Planet"               |
        | Old Surveyor  | aboard "Light Shuttle"          |
        | Far Shuttle   | at "Calm Planet"                |
        | Far Surveyor  | aboard "Far Shuttle"            |
      When Alice beams <who> to "Quiet Planet"
      Then that is <verdict>

      Examples: From orbit, from far away, and both at once
        | who                               | verdict |
        | "Old Surveyor"                    | legal   |
        | "Far Surveyor"                    | illegal |
        | "Old Surveyor" and "Far Surveyor" | illegal |

    @1e-glossary @1e-2014
    Scenario Outline: the shuttle is docked at an outpost at <there>, and to beam down to Quiet Planet and up from it is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | range | shields |
        | Quiet Planet  | mission   | planet |              | any          |       |         |
        | Calm Planet   | mission   | planet |              | any          |       |         |
        | Light Shuttle | ship      |        | Bajoran      |              | 8     | 4       |
        | Old Surveyor  | personnel |        | Bajoran      |              |       |         |
        | Young Farmer  | personnel |        | Bajoran      |              |       |         |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Calm Planet  |
      And Alice has:
        | card            | where                       |
        | Bajoran Outpost | at "<there>"                |
        | Light Shuttle   | docked at "Bajoran Outpost" |
        | Old Surveyor    | aboard "Light Shuttle"      |
        | Young Farmer    | on "Quiet Planet"           |
      Then these are <verdict>:
        | action                                            |
        | Alice beams "Old Surveyor" to "Quiet Planet"      |
        | Alice beams "Young Farmer" aboard "Light Shuttle" |

      Examples: There, and elsewhere
        | there        | verdict |
        | Quiet Planet | legal   |
        | Calm Planet  | illegal |

    @1e-glossary @1e-2014
    Scenario Outline: the pod has no crew, and that Alice beams <what> by the transporters of the shuttle is legal
      Given these made-up cards:
        | card          | type      | kind   | affiliations | range |
        | Quiet Planet  | mission   | planet |              |       |
        | Light Shuttle | ship      |        | Federation   | 8     |
        | Small Pod     | ship      |        | Federation   | 6     |
        | Old Surveyor  | personnel |        | Federation   |       |
        | Steel Crate   | equipment |        |              |       |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "Quiet Planet"      |
        | Small Pod     | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
        | Steel Crate   | aboard "Small Pod"     |
      When Alice beams <what>
      Then that is legal

      Examples: Over to it, and from it
        | what                                |
        | "Old Surveyor" aboard "Small Pod"    |
        | "Steel Crate" aboard "Light Shuttle" |

  @ruling=custom-beaming-70
  Rule: Personnel and equipment beam and walk

    Scenario Outline: Alice beams <what> down, and that is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | range |
        | Quiet Planet  | mission   | planet |              | any          |       |
        | Light Shuttle | ship      |        | Bajoran      |              | 8     |
        | Small Pod     | ship      |        | Bajoran      |              | 6     |
        | Old Surveyor  | personnel |        | Bajoran      |              |       |
        | Steel Crate   | equipment |        |              |              |       |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in <spaceline>         |
        | Light Shuttle | at "Quiet Planet"      |
        | Small Pod     | aboard "Light Shuttle" |
        | Old Surveyor  | aboard "Light Shuttle" |
        | Steel Crate   | aboard "Light Shuttle" |
      When Alice beams "<what>" to "Quiet Planet"
      Then that is <verdict>

      @1e-1996 @1e-glossary @1e-2014
      Examples: A ship, and the others, in First Edition
        | what         | verdict | spaceline                    |
        | Small Pod    | illegal | the Alpha Quadrant spaceline |
        | Old Surveyor | legal   | the Alpha Quadrant spaceline |
        | Steel Crate  | legal   | the Alpha Quadrant spaceline |

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: Alice walks <what> off a ship that has landed, and that is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | range | keywords |
        | Quiet Planet  | mission   | planet |              | any          |       |          |
        | Light Shuttle | ship      |        | Bajoran      |              | 8     | Landing  |
        | Small Pod     | ship      |        | Bajoran      |              | 6     |          |
        | Old Surveyor  | personnel |        | Bajoran      |              |       |          |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card          | where                    |
        | Light Shuttle | landed on "Quiet Planet" |
        | Small Pod     | aboard "Light Shuttle"   |
        | Old Surveyor  | aboard "Light Shuttle"   |
      When Alice walks "<what>" on "Quiet Planet"
      Then that is <verdict>

      Examples: A ship, and somebody
        | what         | verdict |
        | Small Pod    | illegal |
        | Old Surveyor | legal   |

  @ruling=custom-beaming-21
  Rule: At a Nor one walks

    Background:
      Given the spaceline:
        | mission         |
        | Eliminate Virus |
      And Alice has:
        | card                | where                        |
        | Nor                 | at "Eliminate Virus"         |
        | Runabout [undocked] | at "Eliminate Virus"         |
        | Worf                | aboard "Runabout" [undocked] |

    Example: nobody is beamed aboard the station, nor aboard or off a ship that is docked there
      Given Alice has:
        | card          | where                     |
        | Docking Ports | in the sites of "Nor"     |
        | Runabout      | docked at "Docking Ports" |
        | Data          | aboard "Runabout"         |
        | Boheeka       | on "Eliminate Virus"      |
      Then these are illegal:
        | action                                          |
        | Alice beams "Data" to "Eliminate Virus"         |
        | Alice beams "Data" aboard "Runabout" [undocked] |
        | Alice beams "Worf" aboard "Runabout"            |
        | Alice beams "Boheeka" aboard "Nor"              |

    Example: a ship that is not docked beams down as ever
      Then these are legal:
        | action                                  |
        | Alice beams "Worf" to "Eliminate Virus" |

  @ruling=custom-beaming-22
  Rule: Nobody is beamed aboard or off a ship that is cloaked

    Scenario Outline: Haakona is <state>, and to beam down or up is <verdict>
      Given Alice has:
        | card    | where            | state   |
        | Haakona | at "Excavation"  | <state> |
        | Taris   | aboard "Haakona" |         |
        | Palteth | on "Excavation"  |         |
      Then these are <verdict>:
        | action                                 |
        | Alice beams "Taris" to "Excavation"    |
        | Alice beams "Palteth" aboard "Haakona" |

      Examples: Hidden, and not
        | state       | verdict |
        | cloaked     | illegal |
        | not cloaked | legal   |

  @ruling=custom-beaming-73
  Rule: What beams to a neighboring location reaches no further

    Background:
      Given the spaceline:
        | mission        |
        | Plunder Site   |
        | Survey Mission |
        | Relief Mission |
        | Repair Mission |

    Scenario Outline: by Near-Warp Transport from <here> to <there> is <verdict>
      Given Alice has:
        | card                | where             |
        | Runabout            | at "<here>"       |
        | Data                | aboard "Runabout" |
        | Worf                | aboard "Runabout" |
        | Near-Warp Transport | in hand           |
      When Alice plays "Near-Warp Transport" to "<there>" with "Data"
      Then that is <verdict>

      Examples: One on, two on, and from the other side
        | here           | there          | verdict |
        | Plunder Site   | Excavation     | legal   |
        | Relief Mission | Excavation     | illegal |
        | Excavation     | Plunder Site   | legal   |
        | Excavation     | Relief Mission | illegal |

    Scenario Outline: from Plunder Site to <there> by Near-Warp Transport is <verdict>
      Given these made-up cards:
        | card       | type    | kind   | quadrant | attempted by |
        | Far Planet | mission | planet | gamma    | any          |
      And these locations:
        | location   | quadrant |
        | Far Planet | Gamma    |
      And Alice has:
        | card                | where             |
        | Runabout            | at "Plunder Site" |
        | Data                | aboard "Runabout" |
        | Worf                | aboard "Runabout" |
        | Near-Warp Transport | in hand           |
      When Alice plays "Near-Warp Transport" to "<there>" with "Data"
      Then that is <verdict>

      Examples: In another quadrant, and next to it
        | there      | verdict |
        | Far Planet | illegal |
        | Excavation | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: by Subspace Transporter from Survey Mission to <there> is <verdict>
      Given Alice has:
        | card                 | where               |
        | Runabout             | at "Survey Mission" |
        | Subspace Transporter | on "Runabout"       |
        | Ro Laren             | aboard "Runabout"   |
        | Worf                 | aboard "Runabout"   |
      And Bob has:
        | card   | where        |
        | Bortas | at "<there>" |
      When Alice uses "Subspace Transporter" aboard "Bortas" with "Ro Laren"
      Then that is <verdict>

      Examples: There, next to it, and beyond, on either side
        | there          | verdict |
        | Survey Mission | legal   |
        | Plunder Site   | legal   |
        | Excavation     | illegal |
        | Relief Mission | legal   |
        | Repair Mission | illegal |

  @ruling=custom-beaming-74
  Rule: One walks off a ship that has landed there, and aboard it

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | range | keywords |
        | Light Shuttle | ship      | Bajoran      | 8     | Landing  |
        | Other Shuttle | ship      | Bajoran      | 8     | Landing  |
        | Old Surveyor  | personnel | Bajoran      |       |          |
        | Young Farmer  | personnel | Bajoran      |       |          |

    Scenario Outline: the shuttle is <where>, and to walk off it and aboard it is <verdict>
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | <where>                |
        | Old Surveyor  | aboard "Light Shuttle" |
        | Young Farmer  | on "Excavation"        |
      Then these are <verdict>:
        | action                                            |
        | Alice walks "Old Surveyor" to "Excavation"        |
        | Alice walks "Young Farmer" aboard "Light Shuttle" |

      Examples: In orbit, landed elsewhere, and landed there
        | where                    | verdict |
        | at "Excavation"          | illegal |
        | landed on "Plunder Site" | illegal |
        | landed on "Excavation"   | legal   |

    Example: from ship to ship nobody walks, and of two in different places only one walks off
      Given Alice has:
        | card          | where                    |
        | Light Shuttle | landed on "Excavation"   |
        | Other Shuttle | at "Excavation"          |
        | Old Surveyor  | aboard "Light Shuttle"   |
        | Young Farmer  | aboard "Other Shuttle"   |
      Then these are illegal:
        | action                                                       |
        | Alice walks "Old Surveyor" aboard "Other Shuttle"            |
        | Alice walks "Young Farmer" aboard "Light Shuttle"            |
        | Alice walks "Old Surveyor" and "Young Farmer" to "Excavation" |
      And these are legal:
        | action                                     |
        | Alice walks "Old Surveyor" to "Excavation" |

  @ruling=custom-beaming-72
  Rule: Nobody is beamed to where he is

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: Geordi is aboard the first Runabout and Taitt on the planet, and to beam <who> <there> is <verdict>
      Given Alice has:
        | card              | where                     |
        | Runabout [first]  | at "Excavation"           |
        | Runabout [second] | at "Excavation"           |
        | Geordi La Forge   | aboard "Runabout" [first] |
        | Taitt             | on "Excavation"           |
      When Alice beams "<who>" <there>
      Then that is <verdict>

      Examples: Where they are, and elsewhere
        | who             | there                      | verdict |
        | Geordi La Forge | aboard "Runabout" [first]  | illegal |
        | Geordi La Forge | aboard "Runabout" [second] | legal   |
        | Taitt           | to "Excavation"            | illegal |
        | Taitt           | aboard "Runabout" [second] | legal   |

  @ruling=custom-beaming-75
  Rule: Nobody is beamed out of a hand or a pile

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: Old Surveyor is <where>, and to beam him down is <verdict>
      Given these made-up cards:
        | card          | type      | affiliations | range |
        | Light Shuttle | ship      | Bajoran      | 8     |
        | Old Surveyor  | personnel | Bajoran      |       |
        | Young Farmer  | personnel | Bajoran      |       |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "Excavation"        |
        | Young Farmer  | aboard "Light Shuttle" |
        | Old Surveyor  | <where>                |
      When Alice beams "Old Surveyor" to "Excavation"
      Then that is <verdict>

      Examples: On no ship, and aboard one
        | where                  | verdict |
        | in hand                | illegal |
        | in discard pile        | illegal |
        | aboard "Light Shuttle" | legal   |

  @ruling=custom-beaming-71
  Rule: Those who were beamed down from two ships are one Away Team

    @1e-glossary @1e-2014
    Example: the diplomat of the one ship and the archaeologist of the other solve a mission together
      Given these made-up cards:
        | card          | type      | kind   | attempted by | affiliations | range | skills      | points | requires               |
        | Buried Throne | mission   | planet | Bajoran      |              |       |             | 35     | Diplomacy, Archaeology |
        | Light Shuttle | ship      |        |              | Bajoran      | 8     |             |        |                        |
        | Other Shuttle | ship      |        |              | Bajoran      | 8     |             |        |                        |
        | Old Envoy     | personnel |        |              | Bajoran      |       | Diplomacy   |        |                        |
        | Old Digger    | personnel |        |              | Bajoran      |       | Archaeology |        |                        |
      And the spaceline:
        | mission       |
        | Buried Throne |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "Buried Throne"     |
        | Old Envoy     | aboard "Light Shuttle" |
        | Other Shuttle | at "Buried Throne"     |
        | Old Digger    | aboard "Other Shuttle" |
      When Alice beams "Old Envoy" to "Buried Throne"
      And Alice beams "Old Digger" to "Buried Throne"
      And Alice attempts "Buried Throne"
      Then "Buried Throne" is now completed
      And Alice now has 35 points
      And "Old Envoy" and "Old Digger" are still on "Buried Throne"
      And nothing else has changed
