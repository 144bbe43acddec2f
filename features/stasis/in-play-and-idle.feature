Feature: Cards in stasis neither act nor move
  They are in play for uniqueness alone, and stay so until they are released.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=1eS-stasis-01
  Rule: Stasis lasts until the card that caused it releases its victims

    @part=personnel @part=ship
    Example: a ship and its crew remain in stasis when turns end
      Given Alice has:
        | card     | where                      | state                                       |
        | Runabout | at "Explore Black Cluster" | in stasis by "Quantum Singularity Lifeforms" |
        | Data     | aboard "Runabout"          | in stasis by "Quantum Singularity Lifeforms" |
      And Bob has:
        | card                          | where                      |
        | Quantum Singularity Lifeforms | on "Explore Black Cluster" |
      When play goes on until the start of Alice's next turn
      Then "Runabout" and "Data" are still in stasis

  @ruling=1eS-stasis-09
  Rule: A card in stasis is in play for uniqueness

    Background:
      Given Alice has:
        | card               | where           | state     |
        | Federation Outpost | at "Excavation" |           |
        | Data               | on "Excavation" | in stasis |

    Example: a second Data does not enter play while the first is in stasis
      Given Alice has:
        | card          | where   |
        | Data [second] | in hand |
      When Alice reports "Data" [second] to "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: somebody else enters play
      Given Alice has:
        | card | where   |
        | Worf | in hand |
      When Alice reports "Worf" to "Federation Outpost"
      Then "Worf" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=1eS-stasis-10
  Rule: A card in stasis is not in play for anything but uniqueness

    Example: Gilora Rejal does not feel at home with Miles O'Brien in stasis
      Given Alice has:
        | card          | where            | state     |
        | Galor         | at "Excavation"  |           |
        | Gilora Rejal  | aboard "Galor"   |           |
        | Miles O'Brien | on "Excavation"  | in stasis |
      When Alice beams "Gilora Rejal" to "Excavation"
      Then the STRENGTH of "Gilora Rejal" is 4

  @ruling=1eS-stasis-11
  Rule: A card in stasis performs no action

    @question=transporters-without-a-crew
    Example: nobody but a personnel in stasis is there to operate the transporters
      Given Alice has:
        | card     | where             | state     |
        | Runabout | at "Excavation"   |           |
        | Data     | aboard "Runabout" | in stasis |
        | Worf     | on "Excavation"   |           |
      When Alice beams "Worf" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

    @reading=transporters-without-a-crew/by-themselves
    Example: the transporters need nobody to operate them
      Given Alice has:
        | card     | where             | state     |
        | Runabout | at "Excavation"   |           |
        | Data     | aboard "Runabout" | in stasis |
        | Worf     | on "Excavation"   |           |
      When Alice beams "Worf" aboard "Runabout"
      Then "Worf" is now aboard "Runabout"
      And nothing else has changed

    Example: a personnel who is not in stasis operates the transporters
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Data     | aboard "Runabout" |
        | Worf     | on "Excavation"   |
      When Alice beams "Worf" aboard "Runabout"
      Then "Worf" is now aboard "Runabout"
      And nothing else has changed

    Example: the only archaeologist is in stasis and attempts nothing
      Given Alice has:
        | card | where           | state     |
        | Vash | on "Excavation" | in stasis |
      When Alice attempts "Excavation"
      Then that is illegal

    Example: the archaeologist attempts the mission when she is not in stasis
      Given Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

    @frame=many
    Example: nobody but a personnel in stasis is aboard, and the ship does not fire back
      Given these made-up cards:
        | card    | type | affiliations | range | weapons | shields |
        | Raider  | ship | Klingon      | 8     | 7       | 5       |
        | Cruiser | ship | Romulan      | 8     | 7       | 5       |
      And Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Kurn   | aboard "Raider" |
      And Bob has:
        | card    | where            | state     |
        | Cruiser | at "Excavation"  |           |
        | Mendak  | aboard "Cruiser" | in stasis |
      When Alice attacks "Cruiser" with "Raider"
      Then "Cruiser" is now damaged
      And "Raider" is still not damaged

    Scenario Outline: a warrior who is <state> attacks, and that is <verdict>
      Given Alice has:
        | card | where           | state   |
        | Kurn | on "Excavation" | <state> |
        | Klag | on "Excavation" |         |
      And Bob has:
        | card    | where           |
        | Tomalak | on "Excavation" |
      Then these are <verdict>:
        | action                                         |
        | Alice attacks "Tomalak" with "Kurn" and "Klag" |

      Examples: Only one who is awake
        | state         | verdict |
        | in stasis     | illegal |
        | not in stasis | legal   |

    Scenario Outline: a drone and a boarder who are <state> scout and commandeer, and that is <verdict>
      Given these locations:
        | location             | quadrant |
        | Iconia Investigation | Alpha    |
      And Alice has:
        | card              | where                     | state                            |
        | Survey Drone      | on "Iconia Investigation" | <state>                          |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Worf              | aboard "Empok Nor"        | <state>                          |
      And Bob has:
        | card      | where                     |
        | Empok Nor | at "Iconia Investigation" |
      Then these are <verdict>:
        | action                              |
        | Alice scouts "Iconia Investigation" |
        | Alice commandeers "Empok Nor"       |

      Examples: Only those who are awake
        | state     | verdict |
        | in stasis | illegal |
        | not in stasis | legal   |

    @frame=many
    Example: nor does one of Bob's fire back in Alice's turn
      Given these made-up cards:
        | card    | type | affiliations | range | weapons | shields |
        | Raider  | ship | Klingon      | 8     | 3       | 5       |
        | Cruiser | ship | Romulan      | 8     | 7       | 5       |
      And Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Kurn   | aboard "Raider" |
      And Bob has:
        | card    | where            | state     |
        | Cruiser | at "Excavation"  |           |
        | Tomalak | aboard "Cruiser" | in stasis |
      When Alice attacks "Cruiser" with "Raider"
      Then "Raider" is still not damaged

  @ruling=1eS-stasis-12
  Rule: A card in stasis is not moved

    Example: a ship in stasis does not undock
      Given Alice has:
        | card               | where                          | state     |
        | Federation Outpost | at "Excavation"                |           |
        | Runabout           | docked at "Federation Outpost" | in stasis |
        | Calloway           | aboard "Runabout"              |           |
      When Alice undocks "Runabout" from "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: a ship that is not in stasis undocks
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
        | Calloway           | aboard "Runabout"              |
      When Alice undocks "Runabout" from "Federation Outpost"
      Then "Runabout" is no longer docked at "Federation Outpost"
      And nothing else has changed

    Scenario Outline: a ship is <state>, and for it to <act> is <verdict>
      Given these made-up cards:
        | card         | type      | affiliations | range | keywords |
        | Light Hopper | ship      | Federation   | 6     | Landing  |
        | Pilot        | personnel | Federation   |       |          |
      And Alice has:
        | card         | where                 | state    |
        | Light Hopper | <where>               | <status> |
        | Pilot        | aboard "Light Hopper" |          |
      Then these are <verdict>:
        | action       |
        | Alice <does> |

      Examples: In stasis, and not
        | state         | act      | where                  | status    | does                                 | verdict |
        | in stasis     | land     | at "Excavation"        | in stasis | lands "Light Hopper" on "Excavation" | illegal |
        | in stasis     | take off | landed on "Excavation" | in stasis | takes off "Light Hopper"             | illegal |
        | not in stasis | land     | at "Excavation"        |           | lands "Light Hopper" on "Excavation" | legal   |
        | not in stasis | take off | landed on "Excavation" |           | takes off "Light Hopper"             | legal   |

    Example: a personnel in stasis does not walk off a docked ship
      Given Alice has:
        | card               | where                          | state     |
        | Federation Outpost | at "Excavation"                |           |
        | Runabout           | docked at "Federation Outpost" |           |
        | Data               | aboard "Runabout"              | in stasis |
      When Alice walks "Data" aboard "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: a personnel who is not in stasis walks off a docked ship
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
        | Data               | aboard "Runabout"              |
      When Alice walks "Data" aboard "Federation Outpost"
      Then "Data" is now aboard "Federation Outpost"
      And nothing else has changed

    Example: nor do others who walk take a personnel in stasis along
      Given Alice has:
        | card               | where                          | state     |
        | Federation Outpost | at "Excavation"                |           |
        | Runabout           | docked at "Federation Outpost" |           |
        | Data               | aboard "Runabout"              | in stasis |
        | Worf               | aboard "Runabout"              |           |
      When Alice walks "Worf" and "Data" aboard "Federation Outpost"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-stasis-13
  Rule: A card in stasis is not beamed

    Background:
      Given Alice has:
        | card     | where             | state     |
        | Runabout | at "Excavation"   |           |
        | Data     | aboard "Runabout" | in stasis |
        | Worf     | aboard "Runabout" |           |

    Example: a personnel in stasis stays aboard
      When Alice beams "Data" to "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: his neighbour who is not in stasis may be beamed
      When Alice beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      And nothing else has changed
