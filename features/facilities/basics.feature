Feature: Basic rules of facilities
  Whose they are.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-facilities-40
  Rule: A player's outposts are for his own cards

    Scenario Outline: Alice docks at an outpost of <player>, and that is <verdict>
      Given <player> has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Data     | aboard "Runabout" |
      When Alice docks "Runabout" at "Federation Outpost"
      Then that is <verdict>

      Examples: Hers, and his
        | player | verdict |
        | Alice  | legal   |
        | Bob    | illegal |

    Scenario Outline: Data reports to an outpost of <player>, and that is <verdict>
      Given <player> has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
      And Alice has:
        | card | where   |
        | Data | in hand |
      When Alice reports "Data" to "Federation Outpost"
      Then that is <verdict>

      Examples: Hers, and his
        | player | verdict |
        | Alice  | legal   |
        | Bob    | illegal |

  @ruling=custom-facilities-41
  Rule: A headquarters is for compatible cards of both players

    Scenario Outline: <who> reports to the Federation's, which Bob has played, and that is <verdict>
      Given these made-up cards:
        | card         | type     | class        | affiliations | shields |
        | Hall of Rule | facility | headquarters | Federation   | 20      |
      And Bob has:
        | card         | where           |
        | Hall of Rule | on "Excavation" |
      And Alice has:
        | card  | where   |
        | <who> | in hand |
      When Alice reports "<who>" to "Hall of Rule"
      Then that is <verdict>

      Examples: One who goes with it, and one who does not
        | who  | verdict |
        | Data | legal   |
        | Klag | illegal |

  @ruling=custom-facilities-42
  Rule: A player has one facility at a location

    Scenario Outline: <player> has an outpost there, and Alice builds one, and that is <verdict>
      Given <player> has:
        | card            | where           |
        | Romulan Outpost | at "Excavation" |
      And Alice has:
        | card               | where           |
        | Federation Outpost | in hand         |
        | Geordi La Forge    | on "Excavation" |
      When Alice plays "Federation Outpost" at "Excavation"
      Then that is <verdict>

      Examples: She, and Bob
        | player | verdict |
        | Alice  | illegal |
        | Bob    | legal   |

    Example: Alice has an outpost elsewhere, and builds one at Excavation
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card               | where               |
        | Romulan Outpost    | at "Relief Mission" |
        | Federation Outpost | in hand             |
        | Geordi La Forge    | on "Excavation"     |
      When Alice plays "Federation Outpost" at "Excavation"
      Then that is legal

    Scenario Outline: in the facility phase Alice has seeded an outpost at <mission>, and to seed another copy at Excavation is <verdict>
      Given the spaceline:
        | mission    |
        | Evacuation |
      And it is the facility phase
      And Alice has:
        | card                        | where          |
        | Federation Outpost [first]  | at "<mission>" |
        | Federation Outpost [second] | in seed cards  |
      When Alice seeds "Federation Outpost" [second] at "Excavation"
      Then that is <verdict>

      Examples: There, and elsewhere
        | mission    | verdict |
        | Excavation | illegal |
        | Evacuation | legal   |

  @ruling=custom-facilities-43
  Rule: An outpost stands at a mission of its affiliation

    Scenario Outline: <outpost> is seeded at Excavation, and that is <verdict>
      Given it is the facility phase
      And Alice has:
        | card      | where         |
        | <outpost> | in seed cards |
      When Alice seeds "<outpost>" at "Excavation"
      Then that is <verdict>

      Examples: With the icon of its affiliation, and without
        | outpost            | verdict |
        | Federation Outpost | legal   |
        | Romulan Outpost    | legal   |
        | Klingon Outpost    | illegal |

    Scenario Outline: Bob has seeded the mission, which has the icon of the Federation, and to seed <outpost> there is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | attempted by |
        | Quiet Planet | mission | planet | Federation   |
      And these locations:
        | location     | seeded by |
        | Quiet Planet | Bob       |
      And it is the facility phase
      And Alice has:
        | card      | where         |
        | <outpost> | in seed cards |
      When Alice seeds "<outpost>" at "Quiet Planet"
      Then that is <verdict>

      Examples: Of that affiliation, and of another
        | outpost            | verdict |
        | Federation Outpost | legal   |
        | Klingon Outpost    | illegal |

    Scenario Outline: Bob has seeded the mission, which has the icon of the <icon>, and for Alice to build a Federation Outpost there is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | attempted by |
        | Quiet Planet | mission | planet | <icon>       |
      And these locations:
        | location     | seeded by |
        | Quiet Planet | Bob       |
      And Alice has:
        | card               | where             |
        | Geordi La Forge    | on "Quiet Planet" |
        | Federation Outpost | in hand           |
      When Alice plays "Federation Outpost" at "Quiet Planet"
      Then that is <verdict>

      Examples: Its own affiliation, and another
        | icon       | verdict |
        | Federation | legal   |
        | Klingon    | illegal |

  @ruling=custom-facilities-44
  Rule: No outpost of an affiliation stands at a homeworld

    Scenario Outline: the outpost is seeded at a <planet>, and that is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | attempted by | keywords  |
        | Quiet Planet | mission | planet | Federation   | <keyword> |
      And these locations:
        | location     |
        | Quiet Planet |
      And it is the facility phase
      And Alice has:
        | card               | where         |
        | Federation Outpost | in seed cards |
      When Alice seeds "Federation Outpost" at "Quiet Planet"
      Then that is <verdict>

      Examples: A homeworld, and another planet
        | planet    | keyword   | verdict |
        | homeworld | Homeworld | illegal |
        | colony    |           | legal   |

  @ruling=custom-facilities-65
  Rule: A headquarters stands at a homeworld

    Scenario Outline: the hall is seeded on a <planet>, and that is <verdict>
      Given these made-up cards:
        | card         | type     | kind   | class        | affiliations | attempted by | keywords  | shields |
        | Quiet Planet | mission  | planet |              |              | Federation   | <keyword> |         |
        | Hall of Rule | facility |        | headquarters | Federation   |              |           | 20      |
      And these locations:
        | location     |
        | Quiet Planet |
      And it is the facility phase
      And Alice has:
        | card         | where         |
        | Hall of Rule | in seed cards |
      When Alice seeds "Hall of Rule" on "Quiet Planet"
      Then that is <verdict>

      Examples: A colony, and a homeworld
        | planet    | keyword   | verdict |
        | colony    |           | illegal |
        | homeworld | Homeworld | legal   |

  @ruling=custom-facilities-66
  Rule: A facility is built as its text says

    Scenario Outline: <who> of <player> is <where>, and for Alice to build an outpost at Excavation is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | classification |
        | Yard Hand   | personnel | Klingon      | ENGINEER       |
      And these locations:
        | location       |
        | Relief Mission |
      And <player> has:
        | card  | where   |
        | <who> | <where> |
      And Alice has:
        | card               | where   |
        | Federation Outpost | in hand |
      When Alice plays "Federation Outpost" at "Excavation"
      Then that is <verdict>

      Examples: An ENGINEER of the Federation there, and nobody like him there
        | who             | player | where               | verdict |
        | Geordi La Forge | Alice  | on "Excavation"     | legal   |
        | Geordi La Forge | Alice  | on "Relief Mission" | illegal |
        | Geordi La Forge | Bob    | on "Excavation"     | illegal |
        | Deanna Troi     | Alice  | on "Excavation"     | illegal |
        | Yard Hand        | Alice  | on "Excavation"     | illegal |

    @1e-glossary @1e-2014
    Scenario Outline: Geordi is on Excavation and <state>, and for Alice to build an outpost there is <verdict>
      Given Alice has:
        | card               | where           | state   |
        | Geordi La Forge    | on "Excavation" | <state> |
        | Federation Outpost | in hand         |         |
      When Alice plays "Federation Outpost" at "Excavation"
      Then that is <verdict>

      Examples: Of no use, and only stopped
        | state     | verdict |
        | disabled  | illegal |
        | in stasis | illegal |
        | stopped   | legal   |

    Example: an ENGINEER aboard a ship in space builds one
      Given Alice has:
        | card               | where             |
        | Runabout           | at "Excavation"   |
        | Geordi La Forge    | aboard "Runabout" |
        | Federation Outpost | in hand           |
      When Alice plays "Federation Outpost" at "Excavation"
      Then that is legal

    @1e-glossary @1e-2014
    Scenario Outline: with an ENGINEER of the Dominion there <depot> is built, and that is <verdict>
      Given these made-up cards:
        | card       | type      | kind   | quadrant | attempted by | affiliations | classification |
        | Quiet Moon | mission   | planet | gamma    | Dominion     |              |                |
        | Yard Hand   | personnel |        |          |              | Dominion     | ENGINEER       |
      And these locations:
        | location   | quadrant |
        | Quiet Moon | Gamma    |
      And Alice has:
        | card     | where           |
        | Yard Hand | on "Quiet Moon" |
        | <depot>  | in hand         |
      When Alice plays "<depot>" at "Quiet Moon"
      Then that is <verdict>

      Examples: One that is built, and one that is seeded only
        | depot                | verdict |
        | Remote Supply Depot  | legal   |
        | Primary Supply Depot | illegal |
