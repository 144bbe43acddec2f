Feature: What is worth points in play, and where things stand, as printed
  Points, gateways, outposts, and what a Memory Wipe makes of those whom it strikes.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-322
  Rule: Mirasta Yale is worth 5 points as long as she is in play

    @frame=many
    Example: she reports, and then she dies, and the points go with her
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Mirasta Yale       | in hand         |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice reports "Mirasta Yale" to "Federation Outpost"
      Then Alice now has 5 points
      When Alice beams "Mirasta Yale" to "Excavation"
      And Alice attempts "Excavation"
      Then "Mirasta Yale" has been killed
      And Alice now has 0 points

  @ruling=custom-cards-335
  Rule: A Neutral Outpost stands in space

    Scenario Outline: it is seeded at <mission>, and that is <verdict>
      Given Alice has:
        | card            | where         |
        | Neutral Outpost | in seed cards |
      And it is the facility phase
      When Alice seeds "Neutral Outpost" at "<mission>"
      Then that is <verdict>

      Examples: In space, and at a planet
        | mission               | verdict |
        | Explore Black Cluster | legal   |
        | Excavation            | illegal |

    Scenario Outline: with an ENGINEER it is built at <mission>, and that is <verdict>
      Given Alice has:
        | card            | where               |
        | Runabout        | at "<mission>"      |
        | Geordi La Forge | aboard "Runabout"   |
        | Neutral Outpost | in hand             |
      When Alice plays "Neutral Outpost" at "<mission>"
      Then that is <verdict>

      Examples: In space, and at a planet
        | mission               | verdict |
        | Explore Black Cluster | legal   |
        | Excavation            | illegal |

  @ruling=custom-cards-336
  Rule: A Primary Supply Depot is seeded at any mission that is no homeworld

    Scenario Outline: it is seeded at <mission>, and that is <verdict>
      Given these made-up cards:
        | card        | type    | kind   | quadrant | keywords  | attempted by |
        | Quiet Moon  | mission | planet | gamma    |           | Klingon      |
        | Proud World | mission | planet | gamma    | Homeworld | Klingon      |
      And these locations:
        | location    | quadrant |
        | Quiet Moon  | Gamma    |
        | Proud World | Gamma    |
      And Alice has:
        | card                 | where         |
        | Primary Supply Depot | in seed cards |
      And it is the facility phase
      When Alice seeds "Primary Supply Depot" at "<mission>"
      Then that is <verdict>

      Examples: One without an icon of the Dominion, and a homeworld
        | mission     | verdict |
        | Quiet Moon  | legal   |
        | Proud World | illegal |

  @ruling=custom-cards-326
  Rule: Under a Memory Wipe the cards of its player's opponent mix

    Example: with Alice's on the table Bob's cards mix, and her own do not
      Given Alice has:
        | card               | where           |
        | Memory Wipe        | on the table    |
        | Federation Outpost | at "Excavation" |
        | Worf               | in hand         |
        | Kargan             | in hand         |
      And Bob has:
        | card            | where           |
        | Klingon Outpost | at "Explore Black Cluster" |
        | Data            | in hand         |
      Then these are legal:
        | action                                           |
        | Alice reports "Worf" to "Federation Outpost"     |
      And these are illegal:
        | action                                           |
        | Alice reports "Kargan" to "Federation Outpost"   |
      When Alice ends the turn
      And Bob reports "Data" to "Klingon Outpost"
      Then that is legal

  @ruling=custom-cards-327
  Rule: A ship with a Memory Wipe on it is non-aligned, and so are its crew and its Away Teams

    Example: the Enterprise, and none of the others
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Excavation"            |
        | Data              | aboard "U.S.S. Enterprise" |
        | Worf              | on "Excavation"            |
        | Runabout          | at "Excavation"            |
        | Calloway          | aboard "Runabout"          |
      And Bob has:
        | card        | where                  |
        | Memory Wipe | on "U.S.S. Enterprise" |
      Then the affiliations of "U.S.S. Enterprise" are Non-Aligned
      And the affiliations of "Data" are Non-Aligned
      And the affiliations of "Worf" are Non-Aligned
      And the affiliations of "Runabout" are Federation
      And the affiliations of "Calloway" are Federation

  @ruling=custom-cards-328
  Rule: A Memory Wipe is played on a ship that is not of the Borg

    Scenario Outline: it is played on <target>, and that is <verdict>
      Given Bob has:
        | card               | where                |
        | Borg Sphere        | at "Excavation"      |
        | Bortas             | at "Excavation"      |
        | Federation Outpost | at "Excavation"      |
        | Klag               | aboard "Bortas"      |
      And Alice has:
        | card        | where   |
        | Memory Wipe | in hand |
      When Alice plays "Memory Wipe" on "<target>"
      Then that is <verdict>

      Examples: A ship, a ship of the Borg, and what is none
        | target             | verdict |
        | Bortas             | legal   |
        | Borg Sphere        | illegal |
        | Federation Outpost | illegal |
        | Klag               | illegal |

  @ruling=custom-cards-329
  Rule: One Palor Toff is played each turn

    Background:
      Given Alice has:
        | card                               | where           |
        | Palor Toff - Alien Trader [first]  | in hand         |
        | Palor Toff - Alien Trader [second] | in hand         |
        | Res-Q                              | in hand         |
        | Hugh                               | in discard pile |

    @frame=many
    Example: a second one must wait for the next turn, and Res-Q need not
      When Alice plays "Palor Toff - Alien Trader" [first]
      Then "Hugh" is now in Alice's hand
      And these are illegal:
        | action                                          |
        | Alice plays "Palor Toff - Alien Trader" [second] |
      And these are legal:
        | action              |
        | Alice plays "Res-Q" |
      When Alice ends the turn
      And Bob ends the turn
      And Alice plays "Palor Toff - Alien Trader" [second]
      Then that is legal
