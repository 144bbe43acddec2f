Feature: What is aboard or on a card in stasis

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=1eS-stasis-28
  Rule: Cards aboard a ship in stasis are in stasis

    Example: nobody walks off a docked ship in stasis
      Given Alice has:
        | card               | where                          | state     |
        | Federation Outpost | at "Excavation"                |           |
        | Runabout           | docked at "Federation Outpost" | in stasis |
        | Data               | aboard "Runabout"              |           |
      When Alice walks "Data" aboard "Federation Outpost"
      Then that is illegal
      And "Data" is still in stasis
      And nothing else has changed

    Example: the crew of a docked ship that is not in stasis walks off
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
        | Data               | aboard "Runabout"              |
      When Alice walks "Data" aboard "Federation Outpost"
      Then "Data" is now aboard "Federation Outpost"
      And nothing else has changed

    Example: a Cyber Drone who is in stasis herself keeps nobody awake
      Given the spaceline:
        | mission     |
        | Ambush Ship |
      And Alice has:
        | card              | where                      | state     |
        | Borg Outpost      | at "Ambush Ship"           |           |
        | Borg Scout Vessel | docked at "Borg Outpost"   | in stasis |
        | Cyber Drone       | aboard "Borg Scout Vessel" | in stasis |
        | Astrogation Drone | aboard "Borg Scout Vessel" |           |
      When Alice walks "Astrogation Drone" aboard "Borg Outpost"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-stasis-29
  Rule: A Cyber Drone keeps those aboard with it awake when the ship is in stasis

    Example: a Borg with a Cyber Drone walks off a docked ship in stasis
      Given the spaceline:
        | mission     |
        | Ambush Ship |
      And Alice has:
        | card              | where                      | state     |
        | Borg Outpost      | at "Ambush Ship"           |           |
        | Borg Scout Vessel | docked at "Borg Outpost"   | in stasis |
        | Cyber Drone       | aboard "Borg Scout Vessel" |           |
        | Astrogation Drone | aboard "Borg Scout Vessel" |           |
      When Alice walks "Astrogation Drone" aboard "Borg Outpost"
      Then "Astrogation Drone" is now aboard "Borg Outpost"
      And nothing else has changed

  @ruling=1eS-stasis-17
  Rule: Those awake aboard a ship in stasis do not move it

    Background:
      Given Alice has:
        | card              | where                      |
        | Borg Scout Vessel | at "Excavation"            |
        | Cyber Drone       | aboard "Borg Scout Vessel" |
        | Astrogation Drone | aboard "Borg Scout Vessel" |

    Example: a staffed ship in stasis does not fly
      Given "Borg Scout Vessel" is in stasis
      When Alice moves "Borg Scout Vessel" to "Explore Black Cluster"
      Then that is illegal
      And nothing else has changed

    Example: the same crew flies the ship when it is not in stasis
      When Alice moves "Borg Scout Vessel" to "Explore Black Cluster"
      Then "Borg Scout Vessel" is now at "Explore Black Cluster"
      And nothing else has changed

  @ruling=1eS-stasis-18
  Rule: Those awake aboard a ship in stasis do not beam off with its transporters

    Background:
      Given these locations:
        | location             | quadrant |
        | Iconia Investigation | Alpha    |
      And Alice has:
        | card              | where                      | state                            |
        | Borg Scout Vessel | at "Iconia Investigation"  |                                  |
        | Cyber Drone       | aboard "Borg Scout Vessel" |                                  |
        | Astrogation Drone | aboard "Borg Scout Vessel" |                                  |
        | Assimilate Planet | on the table               | targeting "Iconia Investigation" |

    Example: the transporters of a ship in stasis beam nobody off
      Given "Borg Scout Vessel" is in stasis
      When Alice beams "Astrogation Drone" to "Iconia Investigation"
      Then that is illegal
      And nothing else has changed

    Example: the same crew beams off when the ship is not in stasis
      When Alice beams "Astrogation Drone" to "Iconia Investigation"
      Then "Astrogation Drone" is now on "Iconia Investigation"
      And nothing else has changed

  @ruling=1eS-stasis-30
  Rule: A card that was played on a card in stasis before is suspended

    Example: Nitrium Metal Parasites do not destroy a ship in stasis
      Given Alice has:
        | card     | where                      | state     |
        | Runabout | at "Explore Black Cluster" | in stasis |
      And Bob has:
        | card                    | where         | state             |
        | Nitrium Metal Parasites | on "Runabout" | counted down to 1 |
      And it is Bob's turn
      When Bob ends the turn
      Then "Runabout" is still at "Explore Black Cluster"
      And "Nitrium Metal Parasites" is still on "Runabout"
      And "Nitrium Metal Parasites" is still counted down to 1

  @ruling=1eS-stasis-31
  Rule: It is not suspended if its text is about a player or about cards that are not in stasis

    @part=cards
    Example: an Auto-Destruct Sequence on a ship in stasis damages the other ships there
      Given Alice has:
        | card                   | where                      | state     |
        | Haakona                | at "Explore Black Cluster" | in stasis |
        | Auto-Destruct Sequence | on "Haakona"               |           |
      And Bob has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
      When Alice ends the turn
      Then "Runabout" is now damaged
      And "Haakona" has been destroyed
      And "Haakona" and "Auto-Destruct Sequence" are now in Alice's discard pile
      And "Haakona" is no longer in stasis
      And nothing else has changed

    Example: it works on, and what is about the ship in stasis alone waits
      Given Alice has:
        | card     | where                      | state     |
        | Runabout | at "Explore Black Cluster" | in stasis |
        | Galor    | at "Excavation"            |           |
      And Bob has:
        | card                    | where           | state             |
        | Nitrium Metal Parasites | on "Runabout"   | counted down to 1 |
        | Haakona                 | at "Excavation" | in stasis         |
        | Auto-Destruct Sequence  | on "Haakona"    |                   |
      And it is Bob's turn
      When Bob ends the turn
      Then "Galor" is now damaged
      And "Haakona" has been destroyed
      And "Runabout" is still at "Explore Black Cluster"
      And "Nitrium Metal Parasites" is still counted down to 1
      And "Haakona" and "Auto-Destruct Sequence" are now in Bob's discard pile
      And "Haakona" is no longer in stasis
      And nothing else has changed

    @part=player
    Example: the Writ of a personnel aboard a ship in stasis works on against its player's opponent
      Given Alice has:
        | card                   | where                      | state     |
        | Runabout               | at "Explore Black Cluster" | in stasis |
        | Brunt                  | aboard "Runabout"          |           |
        | Writ of Accountability | on "Brunt"                 |           |
      And Bob has:
        | card                        | where   |
        | Static Warp Bubble [first]  | in hand |
        | Static Warp Bubble [second] | in hand |
      And it is Bob's turn
      And this has happened:
        | action                                 |
        | Bob plays "Static Warp Bubble" [first] |
        | Bob ends the turn                      |
        | Alice ends the turn                    |
      When Bob plays "Static Warp Bubble" [second]
      Then Bob has lost the game

  @ruling=1eS-stasis-33
  Rule: Nothing counts down on a ship in stasis

    @part=icon
    Example: the Ketracel-White aboard a ship in stasis lasts
      Given Alice has:
        | card                | where                        | state             |
        | Jem'Hadar Warship   | at "Explore Black Cluster"   | in stasis         |
        | Omet'iklan          | aboard "Jem'Hadar Warship"   |                   |
        | Ketracel-White      | aboard "Jem'Hadar Warship"   | counted down to 2 |
      When Alice ends the turn
      Then "Ketracel-White" is still counted down to 2

    @part=effect
    Example: REM Fatigue Hallucinations on a ship in stasis wait
      Given Alice has:
        | card     | where                      | state     |
        | Runabout | at "Explore Black Cluster" | in stasis |
        | Data     | aboard "Runabout"          |           |
      And Bob has:
        | card                       | where         | state             |
        | REM Fatigue Hallucinations | on "Runabout" | counted down to 2 |
      And it is Bob's turn
      When Bob ends the turn
      Then "REM Fatigue Hallucinations" is still counted down to 2

  @ruling=1eS-stasis-34
  Rule: Writ of Accountability works on when its personnel enters stasis

    Example: Bob loses to the Writ of a personnel in stasis
      Given Alice has:
        | card                   | where           | state     |
        | Brunt                  | on "Excavation" | in stasis |
        | Writ of Accountability | on "Brunt"      |           |
      And Bob has:
        | card                         | where   |
        | Static Warp Bubble [first]  | in hand |
        | Static Warp Bubble [second] | in hand |
      And it is Bob's turn
      And this has happened:
        | action                                |
        | Bob plays "Static Warp Bubble" [first] |
        | Bob ends the turn                     |
        | Alice ends the turn                   |
      When Bob plays "Static Warp Bubble" [second]
      Then Bob has lost the game

  @ruling=1eS-stasis-32
  Rule: Aphasia Device on a ship in stasis disables nobody aboard

    Example: the crew of a ship in stasis is not disabled
      Given Alice has:
        | card     | where                      | state     |
        | Runabout | at "Explore Black Cluster" | in stasis |
        | Data     | aboard "Runabout"          |           |
      And Bob has:
        | card           | where         |
        | Aphasia Device | on "Runabout" |
      When Alice ends the turn
      Then "Data" is still not disabled
