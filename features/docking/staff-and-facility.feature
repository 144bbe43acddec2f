Feature: Docking and undocking
  To dock and to undock is to move, and not everywhere.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-docking-01
  Rule: A ship at the location of an outpost is docked only if its player says so

    Background:
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Calloway           | aboard "Federation Outpost" |

    @part=undocked
    Example: nobody walks from the outpost to a ship beside it
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice walks "Calloway" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

    @part=docked
    Example: she walks to a ship that is docked there
      Given Alice has:
        | card     | where                          |
        | Runabout | docked at "Federation Outpost" |
      When Alice walks "Calloway" aboard "Runabout"
      Then "Calloway" is now aboard "Runabout"
      And nothing else has changed

    Scenario Outline: Calloway goes to a ship that Alice has won from Bob and that is <where>, and that is <verdict>
      Given Bob has:
        | card           | where   | state               |
        | Runabout [his] | <where> | controlled by Alice |
      When Alice walks "Calloway" aboard "Runabout" [his]
      Then that is <verdict>

      @part=undocked
      Examples: Beside it
        | where           | verdict |
        | at "Excavation" | illegal |

      @part=docked
      Examples: Docked
        | where                          | verdict |
        | docked at "Federation Outpost" | legal   |

    Scenario Outline: at an outpost that Alice has won from Bob Mendon goes to a ship that is <where>, and that is <verdict>
      Given Bob has:
        | card                     | where           | state               |
        | Federation Outpost [his] | at "Excavation" | controlled by Alice |
      And Alice has:
        | card     | where                             |
        | Mendon   | aboard "Federation Outpost" [his] |
        | Runabout | <where>                           |
      When Alice walks "Mendon" aboard "Runabout"
      Then that is <verdict>

      @part=undocked
      Examples: Beside it
        | where           | verdict |
        | at "Excavation" | illegal |

      @part=docked
      Examples: Docked
        | where                                | verdict |
        | docked at "Federation Outpost" [his] | legal   |

  @ruling=1eD-docking-02
  Rule: A ship that reports at a space facility is docked there

    Example: a Runabout that reports at an outpost is docked there
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Runabout           | in hand         |
      When Alice reports "Runabout" to "Federation Outpost"
      Then "Runabout" is now docked at "Federation Outpost"
      And nothing else has changed

    Example: one that reports at a site of a Nor is docked at that
      Given the spaceline:
        | mission         |
        | Eliminate Virus |
      And Alice has:
        | card          | where                 |
        | Nor           | at "Eliminate Virus"  |
        | Docking Ports | in the sites of "Nor" |
        | Groumall      | in hand               |
      When Alice reports "Groumall" to "Docking Ports"
      Then "Groumall" is now docked at "Docking Ports"
      And nothing else has changed

  @ruling=1eD-docking-03
  Rule: A ship docks and undocks only if it is staffed

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | staffing | icons   | range |
        | Patrol Boat   | ship      | Federation   | command  |         | 8     |
        | Ensign Rell   | personnel | Federation   |          |         |       |
        | Captain Moran | personnel | Federation   |          | command |       |

    @part=docking
    Scenario Outline: with <staff> aboard the patrol boat asks to dock, and that is <verdict>
      Given Alice has:
        | card               | where                |
        | Federation Outpost | at "Excavation"      |
        | Patrol Boat        | at "Excavation"      |
        | <staff>            | aboard "Patrol Boat" |
      When Alice docks "Patrol Boat" at "Federation Outpost"
      Then that is <verdict>

      Examples: Her captain will do
        | staff         | verdict |
        | Captain Moran | legal   |

      @question=functions-that-need-full-staffing
      Examples: An ensign will not
        | staff       | verdict |
        | Ensign Rell | illegal |

      @reading=functions-that-need-full-staffing/moving
      Examples: Read the other way, an ensign will
        | staff       | verdict |
        | Ensign Rell | legal   |

    @part=undocking
    Scenario Outline: with <staff> aboard the patrol boat asks to undock, and that is <verdict>
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Patrol Boat        | docked at "Federation Outpost" |
        | <staff>            | aboard "Patrol Boat"           |
      When Alice undocks "Patrol Boat" from "Federation Outpost"
      Then that is <verdict>

      Examples: Her captain will do
        | staff         | verdict |
        | Captain Moran | legal   |

      @question=functions-that-need-full-staffing
      Examples: An ensign will not
        | staff       | verdict |
        | Ensign Rell | illegal |

      @reading=functions-that-need-full-staffing/moving
      Examples: Read the other way, an ensign will
        | staff       | verdict |
        | Ensign Rell | legal   |

  @ruling=1eD-docking-13
  Rule: A ship does not undock from a facility of the opponent's

    Background:
      Given Alice has:
        | card     | where             |
        | Calloway | aboard "Runabout" |

    Example: a Runabout that Alice has commandeered stays at Bob's outpost
      Given Bob has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
      And Alice has:
        | card     | where                          |
        | Runabout | docked at "Federation Outpost" |
      When Alice undocks "Runabout" from "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: from her own outpost it goes
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
      When Alice undocks "Runabout" from "Federation Outpost"
      Then "Runabout" is no longer docked at "Federation Outpost"
      And nothing else has changed

    Example: Croden's Key is aboard another ship, and the Runabout stays at Bob's outpost
      Given Bob has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
      And Alice has:
        | card          | where                          |
        | Runabout      | docked at "Federation Outpost" |
        | U.S.S. Oberth | at "Excavation"                |
        | Croden's Key  | aboard "U.S.S. Oberth"         |
      When Alice undocks "Runabout" from "Federation Outpost"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-docking-14
  Rule: With Croden's Key a ship undocks from a facility of the opponent's

    Background:
      Given Bob has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |

    Example: the key is aboard, and the Runabout leaves Bob's outpost
      Given Alice has:
        | card         | where                          |
        | Runabout     | docked at "Federation Outpost" |
        | Calloway     | aboard "Runabout"              |
        | Croden's Key | aboard "Runabout"              |
      When Alice undocks "Runabout" from "Federation Outpost"
      Then "Runabout" is no longer docked at "Federation Outpost"
      And nothing else has changed

  @ruling=1eD-docking-15
  Rule: From Docking Ports a ship undocks, whosever the station is

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | range |
        | Light Shuttle | ship      | Cardassian   | 8     |
        | Pilot Damar   | personnel | Cardassian   |       |
      And Alice has:
        | card        | where                  |
        | Pilot Damar | aboard "Light Shuttle" |

    Example: a shuttle leaves the Docking Ports of Bob's Nor
      Given the spaceline:
        | mission         |
        | Eliminate Virus |
      And Bob has:
        | card          | where                 |
        | Nor           | at "Eliminate Virus"  |
        | Docking Ports | in the sites of "Nor" |
      And Alice has:
        | card          | where                     |
        | Light Shuttle | docked at "Docking Ports" |
      When Alice undocks "Light Shuttle" from "Docking Ports"
      Then "Light Shuttle" is no longer docked at "Docking Ports"
      And nothing else has changed

  @ruling=1eD-docking-16
  Rule: Where a ship docks only the ship must be compatible with the facility

    Background:
      Given these made-up cards:
        | card         | type      | affiliations | range |
        | Raider       | ship      | Klingon      | 8     |
        | Ensign Rell  | personnel | Federation   |       |
        | Warrior Kang | personnel | Klingon      |       |

    Example: a Runabout docks at a Federation outpost, although there is a Klingon aboard
      Given Alice has:
        | card               | where             | state              |
        | Federation Outpost | at "Excavation"   |                    |
        | Runabout           | at "Excavation"   |                    |
        | Ensign Rell        | aboard "Runabout" |                    |
        | Warrior Kang       | aboard "Runabout" | under house arrest |
      When Alice docks "Runabout" at "Federation Outpost"
      Then "Runabout" is now docked at "Federation Outpost"
      And nothing else has changed

    Example: a Klingon ship docks at a Klingon outpost
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card            | where             |
        | Klingon Outpost | at "Plunder Site" |
        | Raider          | at "Plunder Site" |
        | Warrior Kang    | aboard "Raider"   |
      When Alice docks "Raider" at "Klingon Outpost"
      Then "Raider" is now docked at "Klingon Outpost"
      And nothing else has changed

    Example: a Klingon ship does not dock there, although there is a Federation officer aboard
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Raider             | at "Excavation" |
        | Ensign Rell        | aboard "Raider" |
        | Warrior Kang       | aboard "Raider" |
      When Alice docks "Raider" at "Federation Outpost"
      Then that is illegal
      And nothing else has changed
