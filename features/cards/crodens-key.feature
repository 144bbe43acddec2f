Feature: Croden's Key, as printed
  Where it lies, and which doors it opens.

  @ruling=custom-cards-607
  Rule: Nobody walks aboard what is the opponent's

    Background:
      Given these made-up cards:
        | card    | type | affiliations | keywords | range |
        | Shuttle | ship | Federation   | Landing  | 8     |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |

    Scenario Outline: a shuttle of <whose> stands on the planet, and to walk aboard is <verdict>
      Given <player> has:
        | card    | where           |
        | Shuttle | on "Excavation" |
      When Alice walks "Calloway" aboard "Shuttle"
      Then that is <verdict>

      Examples:
        | whose | player | verdict |
        | hers  | Alice  | legal   |
        | Bob's | Bob    | illegal |

    Scenario Outline: the key is <whose> and <where>, and to walk aboard Bob's shuttle is <verdict>
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Bob has:
        | card    | where           |
        | Shuttle | on "Excavation" |
      And Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      And <player> has:
        | card         | where        |
        | Croden's Key | on "<place>" |
      When Alice walks "Calloway" aboard "Shuttle"
      Then that is <verdict>

      Examples: Bob's, and elsewhere
        | whose | player | where          | place          | verdict |
        | Bob's | Bob    | beside her     | Excavation     | illegal |
        | hers  | Alice  | somewhere else | Relief Mission | illegal |

  @ruling=custom-cards-608
  Rule: Croden's Key is seeded in the Gamma Quadrant only

    @frame=unsayable
    Scenario Outline: under a mission of the <quadrant> quadrant it is <what>
      Given it is the dilemma phase
      And these made-up cards:
        | card  | type      | kind   | span | points | quadrant   | attempted by | requires | affiliations | skills  |
        | Moon  | mission   | planet | 3    | 30     | <quadrant> | any          | Geology  |              |         |
        | Miner | personnel |        |      |        |            |              |          | Federation   | Geology |
      And these locations:
        | location | quadrant   |
        | Moon     | <quadrant> |
      And Alice has:
        | card         | where         |
        | Miner        | on "Moon"     |
        | Croden's Key | in seed cards |
      When Alice seeds "Croden's Key" under "Moon"
      And play goes on until Alice's orders
      And Alice attempts "Moon"
      Then "Moon" is now completed
      And "Croden's Key" is now <where>

      Examples: In its quadrant it is earned, elsewhere it is out of play
        | quadrant | what       | where       |
        | Gamma    | earned     | on "Moon"   |
        | Alpha    | a mis-seed | out of play |

  @ruling=custom-cards-609
  Rule: With Croden's Key aboard a ship docks at a facility of the opponent's

    Example: Alice's Runabout docks at Bob's outpost
      Given the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
      And Alice has:
        | card         | where             |
        | Runabout     | at "Excavation"   |
        | Calloway     | aboard "Runabout" |
        | Croden's Key | aboard "Runabout" |
      When Alice docks "Runabout" at "Federation Outpost"
      Then "Runabout" is now docked at "Federation Outpost"
      And nothing else has changed

  @ruling=custom-cards-610
  Rule: With Croden's Key personnel walk aboard what is the opponent's

    Background:
      Given these made-up cards:
        | card    | type | affiliations | keywords | range |
        | Shuttle | ship | Federation   | Landing  | 8     |
      And the spaceline:
        | mission    |
        | Excavation |

    Example: Alice's physician walks aboard Bob's shuttle with it
      Given Alice has:
        | card         | where           |
        | Calloway     | on "Excavation" |
        | Croden's Key | on "Excavation" |
      And Bob has:
        | card    | where           |
        | Shuttle | on "Excavation" |
      When Alice walks "Calloway" and "Croden's Key" aboard "Shuttle"
      Then "Calloway" and "Croden's Key" are now aboard "Shuttle"
      And nothing else has changed

    Example: out of the ship that has docked there she walks into Bob's outpost
      Given Bob has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
      And Alice has:
        | card         | where                          |
        | Runabout     | docked at "Federation Outpost" |
        | Calloway     | aboard "Runabout"              |
        | Croden's Key | aboard "Runabout"              |
      When Alice walks "Calloway" aboard "Federation Outpost"
      Then that is legal
