Feature: Basic rules of moving
  What a ship uses its RANGE for.

  @ruling=custom-movement-50
  Rule: A ship moves from location to location in space

    Background:
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |

    Scenario Outline: a shuttlecraft is <what>, and to move it is <verdict>
      Given Alice has:
        | card                 | where                         |
        | Type VI Shuttlecraft | <where>                       |
        | Geordi La Forge      | aboard "Type VI Shuttlecraft" |
        | Taitt                | aboard "Type VI Shuttlecraft" |
      When Alice moves "Type VI Shuttlecraft" to "Relief Mission"
      Then that is <verdict>

      Examples: Landed, and in space
        | what     | where                  | verdict |
        | landed   | landed on "Excavation" | illegal |
        | in space | at "Excavation"        | legal   |

    Scenario Outline: a runabout is <what>, and to move it is <verdict>
      Given Alice has:
        | card               | where             |
        | Federation Outpost | at "Excavation"   |
        | Runabout           | <where>           |
        | Geordi La Forge    | aboard "Runabout" |
      When Alice moves "Runabout" to "Relief Mission"
      Then that is <verdict>

      Examples: Docked, and in space
        | what     | where                          | verdict |
        | docked   | docked at "Federation Outpost" | illegal |
        | in space | at "Excavation"                | legal   |

    Scenario Outline: a hopper is <what>, and that it <does> is <verdict>
      Given these made-up cards:
        | card    | type      | affiliations | range | keywords |
        | Carrier | ship      | Federation   | 8     |          |
        | Hopper  | ship      | Federation   | 6     | Landing  |
        | Pilot   | personnel | Federation   |       |          |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Carrier            | at "Excavation" |
        | Hopper             | <where>         |
        | Pilot              | aboard "Hopper" |
      Then these are <verdict>:
        | action       |
        | Alice <does> |

      Examples: Landed, docked, carried, and in space
        | what     | where                          | does                                   | verdict |
        | landed   | landed on "Excavation"         | docks "Hopper" at "Federation Outpost" | illegal |
        | carried  | aboard "Carrier"               | docks "Hopper" at "Federation Outpost" | illegal |
        | in space | at "Excavation"                | docks "Hopper" at "Federation Outpost" | legal   |
        | docked   | docked at "Federation Outpost" | lands "Hopper" on "Excavation"         | illegal |
        | carried  | aboard "Carrier"               | lands "Hopper" on "Excavation"         | illegal |
        | in space | at "Excavation"                | lands "Hopper" on "Excavation"         | legal   |
        | carried  | aboard "Carrier"               | moves "Hopper" to "Relief Mission"     | illegal |
        | in space | at "Excavation"                | moves "Hopper" to "Relief Mission"     | legal   |

    Example: it undocks, and moves
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
        | Geordi La Forge    | aboard "Runabout"              |
      When Alice undocks "Runabout"
      And Alice moves "Runabout" to "Relief Mission"
      Then "Runabout" is now at "Relief Mission"
      And nothing else has changed

  @ruling=custom-movement-10
  Rule: RANGE that a ship has used is gone for the turn, and the rest is not

    Example: the shuttle flies in two moves as far as in one
      Given these made-up cards:
        | card          | type      | kind   | span | affiliations | range |
        | Quiet Planet  | mission   | planet | 3    |              |       |
        | Near Planet   | mission   | planet | 3    |              |       |
        | Far Planet    | mission   | planet | 2    |              |       |
        | Lost Planet   | mission   | planet | 2    |              |       |
        | Light Shuttle | ship      |        |      | Federation   | 6     |
        | Old Surveyor  | personnel |        |      | Federation   |       |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Near Planet  |
        | Far Planet   |
        | Lost Planet  |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
      When Alice moves "Light Shuttle" to "Near Planet"
      And Alice moves "Light Shuttle" to "Far Planet"
      Then "Light Shuttle" is now at "Far Planet"
      And the remaining RANGE of "Light Shuttle" is 1
      And nothing else has changed

    Example: the shuttle flies no further than that
      Given these made-up cards:
        | card          | type      | kind   | span | affiliations | range |
        | Quiet Planet  | mission   | planet | 3    |              |       |
        | Near Planet   | mission   | planet | 3    |              |       |
        | Far Planet    | mission   | planet | 2    |              |       |
        | Lost Planet   | mission   | planet | 2    |              |       |
        | Light Shuttle | ship      |        |      | Federation   | 6     |
        | Old Surveyor  | personnel |        |      | Federation   |       |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Near Planet  |
        | Far Planet   |
        | Lost Planet  |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
      When Alice moves "Light Shuttle" to "Near Planet"
      And Alice moves "Light Shuttle" to "Far Planet"
      And Alice moves "Light Shuttle" to "Lost Planet"
      Then that is illegal

    Example: the shuttle flies there and back
      Given these made-up cards:
        | card          | type      | kind   | span | affiliations | range |
        | Quiet Planet  | mission   | planet | 3    |              |       |
        | Near Planet   | mission   | planet | 3    |              |       |
        | Far Planet    | mission   | planet | 2    |              |       |
        | Lost Planet   | mission   | planet | 2    |              |       |
        | Light Shuttle | ship      |        |      | Federation   | 6     |
        | Old Surveyor  | personnel |        |      | Federation   |       |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Near Planet  |
        | Far Planet   |
        | Lost Planet  |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
      When Alice moves "Light Shuttle" to "Near Planet"
      And Alice moves "Light Shuttle" to "Quiet Planet"
      Then "Light Shuttle" is now at "Quiet Planet"
      And the remaining RANGE of "Light Shuttle" is 0
      And nothing else has changed

    Example: the shuttle flies on in the next turn of its player
      Given these made-up cards:
        | card          | type      | kind   | span | affiliations | range |
        | Quiet Planet  | mission   | planet | 3    |              |       |
        | Near Planet   | mission   | planet | 3    |              |       |
        | Far Planet    | mission   | planet | 2    |              |       |
        | Lost Planet   | mission   | planet | 2    |              |       |
        | Light Shuttle | ship      |        |      | Federation   | 6     |
        | Old Surveyor  | personnel |        |      | Federation   |       |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Near Planet  |
        | Far Planet   |
        | Lost Planet  |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
      When Alice moves "Light Shuttle" to "Far Planet"
      And Alice ends the turn
      And Bob ends the turn
      And Alice moves "Light Shuttle" to "Quiet Planet"
      Then that is legal

  @ruling=custom-movement-01
  Rule: A ship takes along what is aboard it and what lies on it

    Example: a shuttle moves with all it carries, and the rest stays behind
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | range | shields |
        | Quiet Planet  | mission   | planet |              | any          |       |         |
        | Empty Reach   | mission   | space  |              | any          |       |         |
        | Light Shuttle | ship      |        | Bajoran      |              | 8     | 4       |
        | Small Pod     | ship      |        | Bajoran      |              | 6     | 2       |
        | Old Surveyor  | personnel |        | Bajoran      |              |       |         |
        | Steel Crate   | equipment |        |              |              |       |         |
        | Tall Spy      | personnel |        | Romulan      |              |       |         |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Empty Reach  |
      And Alice has:
        | card                   | where                           |
        | Light Shuttle [first]  | at "Quiet Planet"               |
        | Small Pod [carried]    | aboard "Light Shuttle" [first]  |
        | Old Surveyor [aboard]  | aboard "Light Shuttle" [first]  |
        | Steel Crate            | aboard "Light Shuttle" [first]  |
        | Metaphasic Shields     | on "Light Shuttle" [first]      |
        | Light Shuttle [second] | at "Quiet Planet"               |
        | Small Pod [out]        | at "Quiet Planet"               |
        | Old Surveyor [away]    | on "Quiet Planet"               |
      And Bob has:
        | card     | where                          | state   |
        | Tall Spy | aboard "Light Shuttle" [first] |         |
        | Klag     | aboard "Light Shuttle" [first] | captive |
      When Alice moves "Light Shuttle" [first] to "Empty Reach"
      Then "Light Shuttle" [first] is now at "Empty Reach"
      And "Small Pod" [carried], "Old Surveyor" [aboard] and "Steel Crate" are still aboard "Light Shuttle" [first]
      And "Tall Spy" and "Klag" are still aboard "Light Shuttle" [first]
      And "Metaphasic Shields" is still on "Light Shuttle" [first]
      And "Light Shuttle" [second] and "Small Pod" [out] are still at "Quiet Planet"
      And "Old Surveyor" [away] is still on "Quiet Planet"
      And nothing else has changed

    Example: the opponent's visitor goes along, and the Away Team stays
      Given these made-up cards:
        | card          | type      | kind   | affiliations | range |
        | Quiet Planet  | mission   | planet |              |       |
        | Far Planet    | mission   | planet |              |       |
        | Light Shuttle | ship      |        | Federation   | 8     |
        | Old Surveyor  | personnel |        | Federation   |       |
        | Young Farmer  | personnel |        | Federation   |       |
        | Tall Stranger | personnel |        | Romulan      |       |
        | Steel Crate   | equipment |        |              |       |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Far Planet   |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
        | Young Farmer  | on "Quiet Planet"      |
        | Steel Crate   | on "Quiet Planet"      |
      And Bob has:
        | card          | where                  |
        | Tall Stranger | aboard "Light Shuttle" |
      When Alice moves "Light Shuttle" to "Far Planet"
      Then "Light Shuttle" is now at "Far Planet"
      And "Tall Stranger" is still aboard "Light Shuttle"
      And "Young Farmer" and "Steel Crate" are still on "Quiet Planet"
      And nothing else has changed

  @ruling=custom-movement-70
  Rule: A ship lands on the planet where it is

    Scenario Outline: the ship is at <where>, and to land at <there> is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | range | keywords |
        | Quiet Planet  | mission   | planet |              | any          |       |          |
        | Far Planet    | mission   | planet |              | any          |       |          |
        | Empty Reach   | mission   | space  |              | any          |       |          |
        | Light Shuttle | ship      |        | Bajoran      |              | 8     | Landing  |
        | Old Surveyor  | personnel |        | Bajoran      |              |       |          |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in <spaceline>         |
        | Far Planet    | in <spaceline>         |
        | Empty Reach   | in <spaceline>         |
        | Light Shuttle | at "<where>"           |
        | Old Surveyor  | aboard "Light Shuttle" |
      When Alice lands "Light Shuttle" on "<there>"
      Then that is <verdict>

      Examples: Elsewhere, in space, and there
        | where        | there        | verdict | spaceline                    |
        | Empty Reach  | Quiet Planet | illegal | the Alpha Quadrant spaceline |
        | Far Planet   | Quiet Planet | illegal | the Alpha Quadrant spaceline |
        | Empty Reach  | Empty Reach  | illegal | the Alpha Quadrant spaceline |
        | Quiet Planet | Quiet Planet | legal   | the Alpha Quadrant spaceline |

  @ruling=custom-movement-71
  Rule: A carried ship needs a card that lets it leave

    @1e-1996
    Scenario Outline: <who> is aboard, and by Engage Shuttle Operations to launch is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | U.S.S. Enterprise         | at "Excavation"               |
        | Type VI Shuttlecraft      | aboard "U.S.S. Enterprise"    |
        | <who>                     | aboard "Type VI Shuttlecraft" |
      When Alice launches "Type VI Shuttlecraft" from "U.S.S. Enterprise"
      Then that is <verdict>

      Examples: Without the ENGINEER that the card wants, and with him
        | who             | verdict |
        | Deanna Troi     | illegal |
        | Geordi La Forge | legal   |

    @1e-1996
    Scenario Outline: <player> has Engage Shuttle Operations <where>, and to launch is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                 | where                         |
        | U.S.S. Enterprise    | at "Excavation"               |
        | Type VI Shuttlecraft | aboard "U.S.S. Enterprise"    |
        | Geordi La Forge      | aboard "Type VI Shuttlecraft" |
      And <player> has:
        | card                      | where   |
        | Engage Shuttle Operations | <where> |
      When Alice launches "Type VI Shuttlecraft" from "U.S.S. Enterprise"
      Then that is <verdict>

      Examples: In her hand, on the table for the opponent, and on the table for her
        | player | where        | verdict |
        | Alice  | in hand      | illegal |
        | Bob    | on the table | illegal |
        | Alice  | on the table | legal   |

    @1e-1996
    Scenario Outline: a shuttlecraft is aboard a <carrier>, and by Engage Shuttle Operations to launch it is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | <carrier>                 | at "Excavation"               |
        | Type VI Shuttlecraft      | aboard "<carrier>"            |
        | Geordi La Forge           | aboard "Type VI Shuttlecraft" |
      When Alice launches "Type VI Shuttlecraft" from "<carrier>"
      Then that is <verdict>

      Examples: Without a Tractor Beam, and with one
        | carrier       | verdict |
        | Runabout      | illegal |
        | U.S.S. Oberth | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Engage Shuttle Operations is <where>, and to launch is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | <where>                       |
        | U.S.S. Enterprise         | at "Excavation"               |
        | Geordi La Forge           | aboard "U.S.S. Enterprise"    |
        | Type VI Shuttlecraft      | aboard "U.S.S. Enterprise"    |
        | Deanna Troi               | aboard "Type VI Shuttlecraft" |
      When Alice launches "Type VI Shuttlecraft" from "U.S.S. Enterprise"
      Then that is <verdict>

      Examples: In hand, and on the table
        | where        | verdict |
        | in hand      | illegal |
        | on the table | legal   |

  @ruling=custom-movement-73
  Rule: A shuttlecraft is what says so

    Scenario Outline: a <what> is aboard the Enterprise, and to launch it is <verdict>
      Given these made-up cards:
        | card  | type | class        | affiliations | range | keywords     |
        | Barge | ship | Shuttlecraft | Federation   | 6     |              |
        | Skiff | ship | Cruiser      | Federation   | 6     | Shuttlecraft |
        | Yacht | ship | Cruiser      | Federation   | 6     |              |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                      | where                      |
        | Engage Shuttle Operations | on the table               |
        | U.S.S. Enterprise         | at "Excavation"            |
        | Geordi La Forge           | aboard "U.S.S. Enterprise" |
        | <ship>                    | aboard "U.S.S. Enterprise" |
        | Deanna Troi               | aboard "<ship>"            |
      When Alice launches "<ship>" from "U.S.S. Enterprise"
      Then that is <verdict>

      Examples: By class, by keyword, and neither
        | what                        | ship  | verdict |
        | barge of that class         | Barge | legal   |
        | skiff with that keyword     | Skiff | legal   |
        | yacht that is neither       | Yacht | illegal |

  @ruling=custom-movement-72
  Rule: A ship that can land lands where nothing keeps it from that

    Example: a hopper lands
      Given these made-up cards:
        | card   | type      | affiliations | range | keywords |
        | Hopper | ship      | Federation   | 6     | Landing  |
        | Pilot  | personnel | Federation   |       |          |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | Hopper | at "Excavation" |
        | Pilot  | aboard "Hopper" |
      When Alice lands "Hopper" on "Excavation"
      Then "Hopper" is now landed on "Excavation"
      And nothing else has changed

  @ruling=custom-movement-40
  Rule: In Second Edition a ship uses RANGE for the spans of both missions

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | span | affiliations | range |
        | Quiet Planet | mission   | planet | any          | 2    |              |       |
        | Empty Reach  | mission   | space  | any          | 3    |              |       |
        | Old Surveyor | personnel |        |              |      | Bajoran      |       |

    Scenario Outline: a ship of RANGE <range> flies between the missions of both players, and that is <verdict>
      Given these made-up cards:
        | card          | type | affiliations | range   |
        | Light Shuttle | ship | Bajoran      | <range> |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in Alice's spaceline   |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
      And Bob has:
        | card        | where              |
        | Empty Reach | in Bob's spaceline |
      When Alice moves "Light Shuttle" to "Empty Reach"
      Then that is <verdict>

      Examples: Span 2 and span 3
        | range | verdict |
        | 5     | legal   |
        | 4     | illegal |

    Example: it passes no mission that lies between
      Given these made-up cards:
        | card          | type    | kind  | attempted by | span | affiliations | range |
        | Light Shuttle | ship    |       |              |      | Bajoran      | 6     |
        | Wide Void     | mission | space | any          | 5    |              |       |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in Alice's spaceline   |
        | Wide Void     | in Alice's spaceline   |
        | Empty Reach   | in Alice's spaceline   |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
      When Alice moves "Light Shuttle" to "Empty Reach"
      Then "Light Shuttle" is now at "Empty Reach"
      And the remaining RANGE of "Light Shuttle" is 1
      And nothing else has changed

    Scenario Outline: the ship leaves the Badlands for <where> with RANGE <range>, and that is <verdict>
      Given these made-up cards:
        | card          | type    | kind   | region   | attempted by | span | affiliations | range   |
        | Light Shuttle | ship    |        |          |              |      | Bajoran      | <range> |
        | Near Planet   | mission | planet | Badlands | any          | 2    |              |         |
        | Far Planet    | mission | planet | <region> | any          | 3    |              |         |
      And Alice has:
        | card          | where                  |
        | Near Planet   | in Alice's spaceline   |
        | Far Planet    | in Alice's spaceline   |
        | Light Shuttle | at "Near Planet"       |
        | Old Surveyor  | aboard "Light Shuttle" |
      When Alice moves "Light Shuttle" to "Far Planet"
      Then that is <verdict>

      Examples: Span 2 and span 3, of which a region takes away nothing
        | where          | region | range | verdict |
        | another region | Bajor  | 5     | legal   |
        | another region | Bajor  | 4     | illegal |
        | no region      |        | 5     | legal   |
        | no region      |        | 4     | illegal |

  @ruling=custom-movement-41
  Rule: In Second Edition another quadrant takes 2 RANGE more

    Scenario Outline: with RANGE <range> the ship flies to the Gamma Quadrant, and that is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | quadrant | attempted by | span | affiliations | range   |
        | Quiet Planet  | mission   | planet | alpha    | any          | 2    |              |         |
        | Far Planet    | mission   | planet | gamma    | any          | 3    |              |         |
        | Light Shuttle | ship      |        |          |              |      | Bajoran      | <range> |
        | Old Surveyor  | personnel |        |          |              |      | Bajoran      |         |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in Alice's spaceline   |
        | Far Planet    | in Alice's spaceline   |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
      When Alice moves "Light Shuttle" to "Far Planet"
      Then that is <verdict>

      Examples: Spans of 2 and 3
        | range | verdict |
        | 7     | legal   |
        | 6     | illegal |

  @ruling=custom-movement-42
  Rule: In Second Edition a way within a region takes 2 RANGE less

    Scenario Outline: with RANGE <range> the ship flies within the region, and that is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | region   | attempted by | span | affiliations | range   |
        | Quiet Planet  | mission   | planet | Badlands | any          | 2    |              |         |
        | Near Planet   | mission   | planet | Badlands | any          | 3    |              |         |
        | Light Shuttle | ship      |        |          |              |      | Bajoran      | <range> |
        | Old Surveyor  | personnel |        |          |              |      | Bajoran      |         |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in Alice's spaceline   |
        | Near Planet   | in Alice's spaceline   |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
      When Alice moves "Light Shuttle" to "Near Planet"
      Then that is <verdict>

      Examples: Spans of 2 and 3
        | range | verdict |
        | 3     | legal   |
        | 2     | illegal |

  @ruling=custom-movement-43
  Rule: In First Edition a ship moves along the spaceline

    @1e-1996
    Scenario Outline: from one end to the other it is <whose> Where No One Has Gone Before, and that is <verdict>
      Given the spaceline:
        | mission        | span |
        | Excavation     | 3    |
        | Plunder Site   | 3    |
        | Survey Mission | 3    |
        | Relief Mission | 3    |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      And <player> has:
        | card                         | where        |
        | Where No One Has Gone Before | on the table |
      When Alice moves "Runabout" to "Relief Mission"
      Then that is <verdict>

      Examples: Span 9 for RANGE 7, or span 3
        | whose   | player | verdict |
        | Bob's   | Bob    | illegal |
        | Alice's | Alice  | legal   |

    @1e-1996
    Scenario Outline: with two Diplomacy aboard it flies to <where>, and that is <verdict>
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card            | where                  |
        | U.S.S. Oberth   | at "Excavation"        |
        | Jean-Luc Picard | aboard "U.S.S. Oberth" |
      And Bob has:
        | card  | where                                     |
        | Q-Net | between "Excavation" and "Relief Mission" |
      When Alice moves "U.S.S. Oberth" to "<where>"
      Then that is <verdict>

      Examples: A Q-Net lies between locations, and is none
        | where          | verdict |
        | Q-Net          | illegal |
        | Relief Mission | legal   |

    Scenario Outline: a ship of RANGE <range> flies from <here> to <there>, and that is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | span | affiliations | range   |
        | Quiet Planet  | mission   | planet | 5    |              |         |
        | Near Planet   | mission   | planet | 2    |              |         |
        | Far Planet    | mission   | planet | 4    |              |         |
        | Light Shuttle | ship      |        |      | Federation   | <range> |
        | Old Surveyor  | personnel |        |      | Federation   |         |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Near Planet  |
        | Far Planet   |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "<here>"            |
        | Old Surveyor  | aboard "Light Shuttle" |
      When Alice moves "Light Shuttle" to "<there>"
      Then that is <verdict>

      Examples: Spans 2 and 4 one way, and 2 and 5 the other
        | here         | there        | range | verdict |
        | Quiet Planet | Far Planet   | 5     | illegal |
        | Quiet Planet | Far Planet   | 6     | legal   |
        | Far Planet   | Quiet Planet | 6     | illegal |
        | Far Planet   | Quiet Planet | 7     | legal   |

    Example: on its way a ship uses no RANGE for where it was
      Given these made-up cards:
        | card          | type      | kind   | span | affiliations | range |
        | Quiet Planet  | mission   | planet | 5    |              |       |
        | Near Planet   | mission   | planet | 2    |              |       |
        | Far Planet    | mission   | planet | 4    |              |       |
        | Light Shuttle | ship      |        |      | Federation   | 8     |
        | Old Surveyor  | personnel |        |      | Federation   |       |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Near Planet  |
        | Far Planet   |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
      When Alice moves "Light Shuttle" to "Far Planet"
      Then "Light Shuttle" is now at "Far Planet"
      And the remaining RANGE of "Light Shuttle" is 2
      And nothing else has changed

  @ruling=custom-movement-75
  Rule: What holds a ship holds no other ship there

    Example: the Oberth stays, and the Runabout leaves
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card          | where                  |
        | Runabout      | at "Excavation"        |
        | Worf          | aboard "Runabout"      |
        | U.S.S. Oberth | at "Excavation"        |
        | Data          | aboard "U.S.S. Oberth" |
      And Bob has:
        | card                      | where              |
        | Two-Dimensional Creatures | on "U.S.S. Oberth" |
      Then these are illegal:
        | action                                         |
        | Alice moves "U.S.S. Oberth" to "Relief Mission" |
      When Alice moves "Runabout" to "Relief Mission"
      Then "Runabout" is now at "Relief Mission"
      And nothing else has changed

  @ruling=custom-movement-44
  Rule: In Second Edition RANGE that a ship has used is gone for the turn

    Scenario Outline: a ship of RANGE <range> flies there and on in one turn, and that is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | attempted by | span | affiliations | range   |
        | Quiet Planet  | mission   | planet | any          | 2    |              |         |
        | Near Planet   | mission   | planet | any          | 2    |              |         |
        | Far Planet    | mission   | planet | any          | 3    |              |         |
        | Light Shuttle | ship      |        |              |      | Bajoran      | <range> |
        | Old Surveyor  | personnel |        |              |      | Bajoran      |         |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in Alice's spaceline   |
        | Near Planet   | in Alice's spaceline   |
        | Far Planet    | in Alice's spaceline   |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
      And this has happened:
        | action                                     |
        | Alice moves "Light Shuttle" to "Near Planet" |
      When Alice moves "Light Shuttle" to "Far Planet"
      Then that is <verdict>

      Examples: Spans of 2 and 2, and then of 2 and 3
        | range | verdict |
        | 8     | illegal |
        | 9     | legal   |

  @ruling=custom-movement-45
  Rule: In Second Edition a ship moves alone

    Example: one shuttle leaves, the other one stays, and so do those on the planet
      Given these made-up cards:
        | card          | type      | kind   | attempted by | span | affiliations | range |
        | Quiet Planet  | mission   | planet | any          | 2    |              |       |
        | Near Planet   | mission   | planet | any          | 2    |              |       |
        | Light Shuttle | ship      |        |              |      | Bajoran      | 8     |
        | Grey Shuttle  | ship      |        |              |      | Bajoran      | 8     |
        | Old Surveyor  | personnel |        |              |      | Bajoran      |       |
        | Young Pilot   | personnel |        |              |      | Bajoran      |       |
        | Lone Farmer   | personnel |        |              |      | Bajoran      |       |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in Alice's spaceline   |
        | Near Planet   | in Alice's spaceline   |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
        | Grey Shuttle  | at "Quiet Planet"      |
        | Young Pilot   | aboard "Grey Shuttle"  |
        | Lone Farmer   | on "Quiet Planet"      |
      When Alice moves "Light Shuttle" to "Near Planet"
      Then "Light Shuttle" is now at "Near Planet"
      And "Old Surveyor" is still aboard "Light Shuttle"
      And "Grey Shuttle" is still at "Quiet Planet"
      And "Lone Farmer" is still on "Quiet Planet"
      And nothing else has changed
