Feature: Basic rules of beaming in the Second Edition
  What transporters reach.

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

      @2e
      Examples: Near, far, and one from far away, in Second Edition
        | who                               | ship         | verdict | spaceline         |
        | "Old Surveyor"                    | Near Shuttle | legal   | Alice's spaceline |
        | "Old Surveyor"                    | Far Shuttle  | illegal | Alice's spaceline |
        | "Old Surveyor" and "Far Surveyor" | Near Shuttle | illegal | Alice's spaceline |

    @2e
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
        | card          | where                  |
        | Quiet Planet  | in Alice's spaceline |
        | Calm Planet   | in Alice's spaceline |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
        | Far Shuttle   | at "Calm Planet"       |
        | Far Surveyor  | aboard "Far Shuttle"   |
      When Alice beams <who> to "Quiet Planet"
      Then that is <verdict>

      Examples: From orbit, from far away, and both at once
        | who                               | verdict |
        | "Old Surveyor"                    | legal   |
        | "Far Surveyor"                    | illegal |
        | "Old Surveyor" and "Far Surveyor" | illegal |

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

      @2e
      Examples: A ship, and the others, in Second Edition
        | what         | verdict | spaceline         |
        | Small Pod    | illegal | Alice's spaceline |
        | Old Surveyor | legal   | Alice's spaceline |
        | Steel Crate  | legal   | Alice's spaceline |

  @ruling=custom-beaming-23
  Rule: In Second Edition nobody is beamed aboard a ship of the opponent's

    Scenario Outline: an officer is beamed aboard a ship of <player>, and that is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | attempted by | affiliations | range |
        | Quiet Planet  | mission   | planet | any          |              |       |
        | Light Shuttle | ship      |        |              | Bajoran      | 8     |
        | Old Surveyor  | personnel |        |              | Bajoran      |       |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in Alice's spaceline   |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | aboard "Light Shuttle" |
      And <player> has:
        | card                   | where             |
        | Light Shuttle [second] | at "Quiet Planet" |
      When Alice beams "Old Surveyor" aboard "Light Shuttle" [second]
      Then that is <verdict>

      Examples: Hers, and his
        | player | verdict |
        | Alice  | legal   |
        | Bob    | illegal |

  @ruling=custom-beaming-26
  Rule: In Second Edition transporters reach ships that are hidden

    Scenario Outline: the ship is <state>, and one beams down from it and up to it
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range | keywords                       |
        | Quiet Planet | mission   | planet | any          |              |       |                                |
        | Ghost        | ship      |        |              | Romulan      | 8     | Cloaking Device, Phasing Cloak |
        | Old Pilot    | personnel |        |              | Romulan      |       |                                |
        | Old Surveyor | personnel |        |              | Romulan      |       |                                |
      And Alice has:
        | card         | where                | state   |
        | Quiet Planet | in Alice's spaceline |         |
        | Ghost        | at "Quiet Planet"    | <state> |
        | Old Pilot    | aboard "Ghost"       |         |
        | Old Surveyor | on "Quiet Planet"    |         |
      Then these are legal:
        | action                                    |
        | Alice beams "Old Pilot" to "Quiet Planet" |
        | Alice beams "Old Surveyor" aboard "Ghost" |

      Examples: Cloaked, and phased
        | state   |
        | cloaked |
        | phased  |

  @ruling=custom-beaming-11
  Rule: Whoever does not match a mission is beamed down all the same

    @2e
    Example: in Second Edition a Klingon is beamed to a planet for the Federation
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range |
        | Quiet Planet | mission   | planet | Federation   |              |       |
        | Patrol Boat  | ship      |        |              | Klingon      | 8     |
        | Old Warrior  | personnel |        |              | Klingon      |       |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | Patrol Boat  | at "Quiet Planet"    |
        | Old Warrior  | aboard "Patrol Boat" |
      When Alice beams "Old Warrior" to "Quiet Planet"
      Then "Old Warrior" is now on "Quiet Planet"
      And nothing else has changed

  @ruling=custom-beaming-72
  Rule: Nobody is beamed to where he is

    @2e
    Scenario Outline: Ann is aboard the first boat, and to beam her aboard the <copy> is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range |
        | Quiet Planet | mission   | planet | any          |              |       |
        | Boat         | ship      |        |              | Federation   | 8     |
        | Ann          | personnel |        |              | Federation   |       |
      And Alice has:
        | card          | where                |
        | Quiet Planet  | in Alice's spaceline |
        | Boat [first]  | at "Quiet Planet"    |
        | Boat [second] | at "Quiet Planet"    |
        | Ann           | aboard "Boat" [first] |
      When Alice beams "Ann" aboard "Boat" [<copy>]
      Then that is <verdict>

      Examples: The same one, and the other one
        | copy   | verdict |
        | first  | illegal |
        | second | legal   |

  @ruling=custom-beaming-75
  Rule: Nobody is beamed out of a hand or a pile

    @2e
    Scenario Outline: Old Surveyor is <where>, and to beam him down is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | range |
        | Quiet Planet  | mission   | planet |              | any          |       |
        | Light Shuttle | ship      |        | Bajoran      |              | 8     |
        | Old Surveyor  | personnel |        | Bajoran      |              |       |
        | Young Farmer  | personnel |        | Bajoran      |              |       |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in Alice's spaceline   |
        | Light Shuttle | at "Quiet Planet"      |
        | Young Farmer  | aboard "Light Shuttle" |
        | Old Surveyor  | <where>                |
      When Alice beams "Old Surveyor" to "Quiet Planet"
      Then that is <verdict>

      Examples: On no ship, and aboard one
        | where                  | verdict |
        | in hand                | illegal |
        | in discard pile        | illegal |
        | aboard "Light Shuttle" | legal   |

  @ruling=custom-beaming-71
  Rule: Those who were beamed down from two ships are one Away Team

    @2e
    Example: the diplomat of the one ship and the archaeologist of the other solve a mission together
      Given these made-up cards:
        | card          | type      | kind   | attempted by | affiliations | range | skills      | points | requires               |
        | Buried Throne | mission   | planet | Bajoran      |              |       |             | 35     | Diplomacy, Archaeology |
        | Light Shuttle | ship      |        |              | Bajoran      | 8     |             |        |                        |
        | Other Shuttle | ship      |        |              | Bajoran      | 8     |             |        |                        |
        | Old Envoy     | personnel |        |              | Bajoran      |       | Diplomacy   |        |                        |
        | Old Digger    | personnel |        |              | Bajoran      |       | Archaeology |        |                        |
      And Alice has:
        | card          | where                  |
        | Buried Throne | in Alice's spaceline   |
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
