Feature: What stopped cards may not do
  A stopped card keeps its place and its part in the game, and is barred from a list of deeds.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Excavation"            |
      | Data              | aboard "U.S.S. Enterprise" |
      | Worf              | aboard "U.S.S. Enterprise" |

  @ruling=1eS-stopped-06
  Rule: A stopped card may not be beamed

    Example: a stopped personnel stays where it is
      Given "Data" is stopped
      When Alice beams "Data" to "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: the stopped personnel's unstopped neighbour may beam
      Given "Data" is stopped
      When Alice beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      And nothing else has changed

  @ruling=1eS-stopped-07
  Rule: A stopped card may not move

    Example: a stopped ship does not undock
      Given Alice has:
        | card               | where                          | state   |
        | Federation Outpost | at "Excavation"                |         |
        | Runabout           | docked at "Federation Outpost" | stopped |
      And "Worf" is aboard "Runabout"
      When Alice undocks "Runabout" from "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: the same ship undocks when it is not stopped
      Given Alice has:
        | card               | where                          | state |
        | Federation Outpost | at "Excavation"                |       |
        | Runabout           | docked at "Federation Outpost" |       |
      And "Worf" is aboard "Runabout"
      When Alice undocks "Runabout" from "Federation Outpost"
      Then "Runabout" is no longer docked at "Federation Outpost"
      And nothing else has changed

    Scenario Outline: a ship that is <state> docks, and that is <verdict>
      Given Alice has:
        | card               | where           | state   |
        | Federation Outpost | at "Excavation" |         |
        | Runabout           | at "Excavation" | <state> |
      And "Worf" is aboard "Runabout"
      When Alice docks "Runabout" at "Federation Outpost"
      Then that is <verdict>

      Examples: Stopped, and not
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

    Example: a stopped ship does not fly
      Given Alice has:
        | card     | where           | state   |
        | Runabout | at "Excavation" | stopped |
      And "Worf" is aboard "Runabout"
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then that is illegal
      And nothing else has changed

    Example: the same ship flies when it is not stopped
      Given Alice has:
        | card     | where           | state |
        | Runabout | at "Excavation" |       |
      And "Worf" is aboard "Runabout"
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Runabout" is now at "Explore Black Cluster"
      And nothing else has changed

  @ruling=1eS-stopped-08
  Rule: A stopped personnel may not walk

    Example: a stopped personnel does not walk from the outpost aboard the docked ship
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
      And "Worf" is aboard "Federation Outpost"
      And "Worf" is stopped
      When Alice walks "Worf" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

    Example: the same personnel walks when it is not stopped
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
      And "Worf" is aboard "Federation Outpost"
      When Alice walks "Worf" aboard "Runabout"
      Then "Worf" is now aboard "Runabout"
      And nothing else has changed

    Example: nor do others who walk take a stopped personnel along
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
      And "Data" and "Worf" are aboard "Federation Outpost"
      And "Worf" is stopped
      When Alice walks "Data" and "Worf" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-stopped-09
  Rule: A stopped ship may not cloak

    Example: a stopped ship stays visible
      Given Alice has:
        | card    | where            | state   |
        | Haakona | at "Excavation"  | stopped |
        | Taris   | aboard "Haakona" |         |
        | Bochra  | aboard "Haakona" |         |
        | Palteth | aboard "Haakona" |         |
      When Alice cloaks "Haakona"
      Then that is illegal
      And nothing else has changed

    Example: the same ship cloaks when it is not stopped
      Given Alice has:
        | card    | where            |
        | Haakona | at "Excavation"  |
        | Taris   | aboard "Haakona" |
        | Bochra  | aboard "Haakona" |
        | Palteth | aboard "Haakona" |
      When Alice cloaks "Haakona"
      Then "Haakona" is now cloaked
      And nothing else has changed

  @ruling=1eS-stopped-10
  Rule: A stopped ship may not phase

    Example: a stopped ship with a phasing cloak stays in phase
      Given these made-up cards:
        | card           | type | affiliations | keywords      | range |
        | Phantom Vessel | ship | Federation   | Phasing Cloak | 7     |
      And Alice has:
        | card            | where                   | state   |
        | Phantom Vessel  | at "Excavation"         | stopped |
        | Geordi La Forge | aboard "Phantom Vessel" |         |
      When Alice phases "Phantom Vessel"
      Then that is illegal
      And nothing else has changed

    Example: the same ship phases when it is not stopped
      Given these made-up cards:
        | card           | type | affiliations | keywords      | range |
        | Phantom Vessel | ship | Federation   | Phasing Cloak | 7     |
      And Alice has:
        | card            | where                   |
        | Phantom Vessel  | at "Excavation"         |
        | Geordi La Forge | aboard "Phantom Vessel" |
      When Alice phases "Phantom Vessel"
      Then "Phantom Vessel" is now phased
      And nothing else has changed

  @ruling=1eS-stopped-11
  Rule: A stopped card may not take part in a battle

    Example: a stopped Klingon does not attack
      Given Alice has:
        | card | where           | state   |
        | Klag | on "Excavation" | stopped |
      And Bob has:
        | card         | where           |
        | Jenna D'Sora | on "Excavation" |
      When Alice attacks "Jenna D'Sora" with "Klag"
      Then that is illegal
      And nothing else has changed

    Example: the same Klingon attacks when he is not stopped
      Given Alice has:
        | card | where           |
        | Klag | on "Excavation" |
      And Bob has:
        | card         | where           |
        | Jenna D'Sora | on "Excavation" |
      When Alice attacks "Jenna D'Sora" with "Klag"
      Then that is legal
      And "Jenna D'Sora" has been killed

    Scenario Outline: the only Romulan aboard is <state>, and for his ship to attack is <verdict>
      Given these made-up cards:
        | card         | type      | affiliations | classification | range | weapons | shields |
        | Raider       | ship      | Romulan      |                | 7     | 8       | 5       |
        | Freighter    | ship      | Federation   |                | 7     | 2       | 5       |
        | Commander    | personnel | Romulan      | OFFICER        |       |         |         |
        | Hired Leader | personnel | Non-Aligned  | OFFICER        |       |         |         |
      And Alice has:
        | card         | where             | state   |
        | Raider       | at "Excavation"   |         |
        | Commander    | aboard "Raider"   | <state> |
        | Hired Leader | aboard "Raider"   |         |
      And Bob has:
        | card      | where           |
        | Freighter | at "Excavation" |
      When Alice attacks "Freighter" with "Raider"
      Then that is <verdict>

      Examples: Stopped, and not
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

    Scenario Outline: Kurn attacks together with Klag, who is <state>, and that is <verdict>
      Given Alice has:
        | card | where           | state   |
        | Kurn | on "Excavation" |         |
        | Klag | on "Excavation" | <state> |
      And Bob has:
        | card         | where           |
        | Jenna D'Sora | on "Excavation" |
      When Alice attacks "Jenna D'Sora" with "Kurn" and "Klag"
      Then that is <verdict>

      Examples: Stopped, and not
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

  @ruling=1eS-stopped-12
  Rule: A stopped personnel is not counted in staffing a ship

    Example: a ship does not fly while its only staff is stopped
      Given Alice has:
        | card          | where                  | state   |
        | U.S.S. Oberth | at "Excavation"        |         |
        | Alyssa Ogawa  | aboard "U.S.S. Oberth" | stopped |
        | Simon Tarses  | aboard "U.S.S. Oberth" |         |
      When Alice moves "U.S.S. Oberth" to "Explore Black Cluster"
      Then that is illegal
      And nothing else has changed

    Example: the ship flies when nobody aboard is stopped
      Given Alice has:
        | card          | where                  |
        | U.S.S. Oberth | at "Excavation"        |
        | Alyssa Ogawa  | aboard "U.S.S. Oberth" |
        | Simon Tarses  | aboard "U.S.S. Oberth" |
      When Alice moves "U.S.S. Oberth" to "Explore Black Cluster"
      Then "U.S.S. Oberth" is now at "Explore Black Cluster"
      And nothing else has changed

    @question=stopped-personnel-aboard-a-moving-ship
    Example: the same ship flies while its staff is not stopped
      Given Alice has:
        | card          | where                  | state   |
        | U.S.S. Oberth | at "Excavation"        |         |
        | Alyssa Ogawa  | aboard "U.S.S. Oberth" |         |
        | Simon Tarses  | aboard "U.S.S. Oberth" | stopped |
      When Alice moves "U.S.S. Oberth" to "Explore Black Cluster"
      Then "U.S.S. Oberth" is now at "Explore Black Cluster"
      And nothing else has changed

    @reading=stopped-personnel-aboard-a-moving-ship/no
    Example: the same ship, though staffed, stays with the stopped one aboard
      Given Alice has:
        | card          | where                  | state   |
        | U.S.S. Oberth | at "Excavation"        |         |
        | Alyssa Ogawa  | aboard "U.S.S. Oberth" |         |
        | Simon Tarses  | aboard "U.S.S. Oberth" | stopped |
      When Alice moves "U.S.S. Oberth" to "Explore Black Cluster"
      Then that is illegal
      And nothing else has changed

    Example: the ship docks when the one who staffs it is not stopped
      Given Alice has:
        | card               | where                  | state   |
        | Federation Outpost | at "Excavation"        |         |
        | U.S.S. Oberth      | at "Excavation"        |         |
        | Alyssa Ogawa       | aboard "U.S.S. Oberth" |         |
        | Simon Tarses       | aboard "U.S.S. Oberth" | stopped |
      When Alice docks "U.S.S. Oberth" at "Federation Outpost"
      Then "U.S.S. Oberth" is now docked at "Federation Outpost"
      And "Simon Tarses" is still stopped
      And nothing else has changed

    Scenario Outline: a ship whose only staff is stopped asks to dock, and that is <verdict>
      Given Alice has:
        | card               | where                  | state   |
        | Federation Outpost | at "Excavation"        |         |
        | U.S.S. Oberth      | at "Excavation"        |         |
        | Alyssa Ogawa       | aboard "U.S.S. Oberth" | stopped |
      When Alice docks "U.S.S. Oberth" at "Federation Outpost"
      Then that is <verdict>

      @question=functions-that-need-full-staffing
      Examples: It takes a staff to dock
        | verdict |
        | illegal |

      @reading=functions-that-need-full-staffing/moving
      Examples: It takes a staff to move only, read the other way
        | verdict |
        | legal   |

  @ruling=1eS-stopped-13
  Rule: A stopped card may not take part in a mission attempt

    Example: a lone stopped archaeologist does not begin an attempt
      Given Alice has:
        | card | where           | state   |
        | Vash | on "Excavation" | stopped |
      When Alice attempts "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: nor is she named for one together with Data
      Given Alice has:
        | card | where           | state   |
        | Vash | on "Excavation" | stopped |
      And "Data" is on "Excavation"
      When Alice attempts "Excavation" with "Vash" and "Data"
      Then that is illegal
      And nothing else has changed

    Example: the same archaeologist attempts the mission when she is not stopped
      Given Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      And "Data" is on "Excavation"
      When Alice attempts "Excavation"
      Then "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

    Example: the others do not complete the mission with her skill
      Given Alice has:
        | card | where           | state   |
        | Vash | on "Excavation" | stopped |
      And "Data" is on "Excavation"
      When Alice attempts "Excavation"
      Then "Excavation" is still not completed
      And nothing else has changed

    Scenario Outline: the only Klingon of a team is <state>, and for it to attempt a Klingon mission is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations |
        | Hunting Moon | mission   | planet | Klingon      |              |
        | Bekk         | personnel |        |              | Klingon      |
        | Drifter      | personnel |        |              | Non-Aligned  |
      And the spaceline:
        | mission      |
        | Hunting Moon |
      And Alice has:
        | card    | where             | state   |
        | Bekk    | on "Hunting Moon" | <state> |
        | Drifter | on "Hunting Moon" |         |
      When Alice attempts "Hunting Moon"
      Then that is <verdict>

      Examples: Only one who is not stopped matches it
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

  @ruling=1eS-stopped-14
  Rule: A stopped card may not take part in a commandeering attempt

    Example: stopped personnel aboard an abandoned station do not commandeer it
      Given Bob has:
        | card      | where           |
        | Empok Nor | at "Excavation" |
      And "Worf" is aboard "Empok Nor"
      And "Worf" is stopped
      When Alice commandeers "Empok Nor"
      Then that is illegal
      And nothing else has changed

    Example: the same personnel commandeer it when they are not stopped
      Given Bob has:
        | card      | where           |
        | Empok Nor | at "Excavation" |
      And "Worf" is aboard "Empok Nor"
      When Alice commandeers "Empok Nor"
      Then "Empok Nor" is now controlled by Alice
      And nothing else has changed

  @ruling=1eS-stopped-15
  Rule: A stopped card may not take part in a scouting attempt

    Example: a stopped drone does not scout
      Given these locations:
        | location             | quadrant |
        | Iconia Investigation | Alpha    |
      And Alice has:
        | card              | where                     | state                            |
        | Survey Drone      | on "Iconia Investigation" | stopped                          |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then that is illegal
      And nothing else has changed

    Example: the same drone scouts when it is not stopped
      Given these locations:
        | location             | quadrant |
        | Iconia Investigation | Alpha    |
      And Alice has:
        | card              | where                     | state                            |
        | Survey Drone      | on "Iconia Investigation" |                                  |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then that is legal
