Feature: The two ends of a mission
  One end of a mission faces the player who seeded it, the other the opponent, and they may differ.

  Background:
    Given these made-up cards:
      | card          | type      | affiliations | skills                             | cunning |
      | Old Commodore | personnel | Federation   | OFFICER x2, Leadership, Honor      | 8       |
      | Bold Captain  | personnel | Federation   | OFFICER x3, Leadership             | 8       |
      | Interrogator  | personnel | Romulan      | SECURITY x2, Treachery x2, Biology | 31      |

  @ruling=cr14-missions-06
  Rule: Each player has to meet the requirements on the end that faces him

    Background:
      Given the spaceline:
        | mission                     | seeded by |
        | Prevent Military Escalation | Alice     |

    Example: two officers with Honor solve it for her who seeded it
      Given Alice has:
        | card          | where                            |
        | Runabout      | at "Prevent Military Escalation" |
        | Old Commodore | aboard "Runabout"                |
      When Alice attempts "Prevent Military Escalation"
      Then "Prevent Military Escalation" is now completed
      And Alice now has 30 points
      And nothing else has changed

    Example: for the opponent they do not
      Given it is Bob's turn
      And Bob has:
        | card          | where                            |
        | Runabout      | at "Prevent Military Escalation" |
        | Old Commodore | aboard "Runabout"                |
      When Bob attempts "Prevent Military Escalation"
      Then Bob still has 0 points
      And nothing else has changed

    Example: for the opponent three officers do
      Given it is Bob's turn
      And Bob has:
        | card         | where                            |
        | Runabout     | at "Prevent Military Escalation" |
        | Bold Captain | aboard "Runabout"                |
      When Bob attempts "Prevent Military Escalation"
      Then "Prevent Military Escalation" is now completed
      And Bob now has 30 points
      And nothing else has changed

    Scenario Outline: at a snare <player>, with <who>, <fares>
      Given these made-up cards:
        | card         | type      | affiliations | classification | skills                 | cunning |
        | Snare Setter | personnel | Romulan      | SECURITY       | ENGINEER, Treachery    | 37      |
        | Peace Envoy  | personnel | Romulan      | SECURITY       | Diplomacy, Navigation  | 8       |
        | Star Pilot   | personnel | Romulan      | OFFICER        | Diplomacy, Navigation  | 8       |
      And the spaceline:
        | mission                 | seeded by |
        | Inspect Strategic Snare | Alice     |
      And it is <player>'s turn
      And <player> has:
        | card           | where                        |
        | Science Vessel | at "Inspect Strategic Snare" |
        | Star Pilot     | aboard "Science Vessel"      |
        | <who>          | aboard "Science Vessel"      |
      When <player> attempts "Inspect Strategic Snare"
      Then "Inspect Strategic Snare" <is> completed
      And <player> <has> points
      And nothing else has changed

      Examples: He who reads the other end needs none of what she needs who seeded it
        | player | who          | fares              | is           | has         |
        | Bob    | Snare Setter | does not solve it  | is still not | still has 0 |
        | Bob    | Peace Envoy  | solves it          | is now       | now has 40  |

  @ruling=cr14-missions-07
  Rule: Each player follows the special instructions on the end that faces him

    Background:
      Given these made-up cards:
        | card             | type      | affiliations | skills                | cunning |
        | Careful Engineer | personnel | Federation   | ENGINEER, Acquisition | 33      |
      And the spaceline:
        | mission                 | seeded by |
        | Investigate Dead Planet | Alice     |

    Example: she who seeded it may download an android when she solves it
      Given Alice has:
        | card             | where                        |
        | Careful Engineer | on "Investigate Dead Planet" |
        | Data             | in draw deck                 |
      When Alice attempts "Investigate Dead Planet"
      And Alice chooses "Data" from "Data" and none
      Then "Data" is now on "Investigate Dead Planet"
      And "Investigate Dead Planet" is still completed
      And Alice now has 30 points
      And nothing else has changed

    Example: the opponent solves it and downloads nothing
      Given it is Bob's turn
      And Bob has:
        | card             | where                        |
        | Careful Engineer | on "Investigate Dead Planet" |
        | Data             | in draw deck                 |
      When Bob attempts "Investigate Dead Planet"
      Then "Investigate Dead Planet" is now completed
      And Bob now has 30 points
      And nothing else has changed

  @ruling=cr14-missions-08
  Rule: Each player may attempt the mission with the affiliations on the end that faces him

    Background:
      Given it is Bob's turn

    @part=icons
    Example: the opponent does not attempt it with Romulans
      Given the spaceline:
        | mission             | seeded by |
        | Compromised Mission | Alice     |
      And Bob has:
        | card           | where                    |
        | Science Vessel | at "Compromised Mission" |
        | Interrogator   | aboard "Science Vessel"  |
      When Bob attempts "Compromised Mission"
      Then that is illegal
      And nothing else has changed

    @part=icons
    Example: the opponent attempts it with the Federation
      Given the spaceline:
        | mission             | seeded by |
        | Compromised Mission | Alice     |
      And Bob has:
        | card         | where                    |
        | Runabout     | at "Compromised Mission" |
        | Bold Captain | aboard "Runabout"        |
      When Bob attempts "Compromised Mission"
      Then that is legal

    Scenario Outline: on her turn she who seeded it comes with <who>, and that is <verdict>
      Given the spaceline:
        | mission             | seeded by |
        | Compromised Mission | Alice     |
      And it is Alice's turn
      And Alice has:
        | card   | where                    |
        | <ship> | at "Compromised Mission" |
        | <who>  | aboard "<ship>"          |
      When Alice attempts "Compromised Mission"
      Then that is <verdict>

      Examples: The Federation, which is named on his end, and Romulans, who are named on hers
        | who          | ship           | verdict |
        | Bold Captain | Runabout       | illegal |
        | Interrogator | Science Vessel | legal   |

    @part=other
    Scenario Outline: where any crew may come to the other end, <player> comes with <who>, and that is <verdict>
      Given the spaceline:
        | mission                 | seeded by |
        | Inspect Strategic Snare | Alice     |
      And it is <player>'s turn
      And <player> has:
        | card   | where                        |
        | <ship> | at "Inspect Strategic Snare" |
        | <who>  | aboard "<ship>"              |
      When <player> attempts "Inspect Strategic Snare"
      Then that is <verdict>

      Examples: Only Romulans are admitted on the end of the player who seeded it
        | player | who          | ship           | verdict |
        | Bob    | Bold Captain | Runabout       | legal   |
        | Alice  | Bold Captain | Runabout       | illegal |
        | Alice  | Interrogator | Science Vessel | legal   |

  @ruling=cr14-missions-09
  Rule: Each player scores the points in the box that faces him

    Background:
      Given the spaceline:
        | mission        | seeded by |
        | Break Prisoner | Alice     |

    Example: 35 for the opponent
      Given it is Bob's turn
      And Bob has:
        | card         | where               |
        | Interrogator | on "Break Prisoner" |
      When Bob attempts "Break Prisoner"
      Then Bob now has 35 points
      And "Break Prisoner" is now completed
      And nothing else has changed

    Example: 30 for her who seeded it
      Given Alice has:
        | card         | where               |
        | Interrogator | on "Break Prisoner" |
      When Alice attempts "Break Prisoner"
      Then Alice now has 30 points
      And "Break Prisoner" is now completed
      And nothing else has changed

  @ruling=cr14-missions-10
  Rule: Each player's ships count the span on the end that faces him

    Background:
      Given the spaceline:
        | mission      | seeded by |
        | Excavation   | Bob       |
        | Warped Space | Alice     |

    Example: it costs the opponent 1 RANGE
      Given it is Bob's turn
      And Bob has:
        | card         | where             |
        | Runabout     | at "Excavation"   |
        | Bold Captain | aboard "Runabout" |
      When Bob moves "Runabout" to "Warped Space"
      Then "Runabout" is now at "Warped Space"
      And the remaining RANGE of "Runabout" is 6
      And nothing else has changed

  @ruling=cr14-missions-05
  Rule: Where the ends differ on purpose, each player uses what faces him

    Example: space that is warped for her is none for him
      Given the spaceline:
        | mission      | seeded by |
        | Excavation   | Bob       |
        | Warped Space | Alice     |
      And Alice has:
        | card            | where                    |
        | Runabout [hers] | at "Excavation"          |
        | Old Commodore   | aboard "Runabout" [hers] |
      And Bob has:
        | card           | where                   |
        | Runabout [his] | at "Excavation"         |
        | Bold Captain   | aboard "Runabout" [his] |
      When Alice moves "Runabout" [hers] to "Warped Space"
      Then the remaining RANGE of "Runabout" [hers] is 2
      When Alice ends the turn
      And Bob moves "Runabout" [his] to "Warped Space"
      Then the remaining RANGE of "Runabout" [his] is 6

    Scenario Outline: what is worth <points> points to <player> is not worth as much to the other player
      Given the spaceline:
        | mission        | seeded by |
        | Break Prisoner | Alice     |
      And it is <player>'s turn
      And <player> has:
        | card         | where               |
        | Interrogator | on "Break Prisoner" |
      When <player> attempts "Break Prisoner"
      Then <player> now has <points> points
      And "Break Prisoner" is now completed
      And nothing else has changed

      Examples: The same planet, and two boxes
        | player | points |
        | Alice  | 30     |
        | Bob    | 35     |

  @ruling=cr14-missions-11
  Rule: Whoever has a card of the location reads his own card

    @part=span
    Example: his own Warped Space is as wide for him as hers is for her
      Given the spaceline:
        | mission             | seeded by |
        | Excavation          | Bob       |
        | Warped Space [hers] | Alice     |
      And it is Bob's turn
      And Bob has:
        | card               | where                      |
        | Warped Space [his] | atop "Warped Space" [hers] |
        | Runabout           | at "Excavation"            |
        | Bold Captain       | aboard "Runabout"          |
      When Bob moves "Runabout" to "Warped Space" [hers]
      Then the remaining RANGE of "Runabout" is 2

    @part=requirements
    Example: two officers with Honor solve his own mission
      Given the spaceline:
        | mission                            | seeded by |
        | Prevent Military Escalation [hers] | Alice     |
      And it is Bob's turn
      And Bob has:
        | card                              | where                                     |
        | Prevent Military Escalation [his] | atop "Prevent Military Escalation" [hers] |
        | Runabout                          | at "Prevent Military Escalation" [hers]   |
        | Old Commodore                     | aboard "Runabout"                         |
      When Bob attempts "Prevent Military Escalation" [hers]
      Then Bob now has 30 points
      And "Prevent Military Escalation" [hers] is now completed
      And nothing else has changed

    @part=instructions
    Example: his own mission lets him download an android
      Given these made-up cards:
        | card             | type      | affiliations | skills                | cunning |
        | Careful Engineer | personnel | Federation   | ENGINEER, Acquisition | 33      |
      And the spaceline:
        | mission                        | seeded by |
        | Investigate Dead Planet [hers] | Alice     |
      And it is Bob's turn
      And Bob has:
        | card                          | where                                 |
        | Investigate Dead Planet [his] | atop "Investigate Dead Planet" [hers] |
        | Careful Engineer              | on "Investigate Dead Planet" [hers]   |
        | Data                          | in draw deck                          |
      When Bob attempts "Investigate Dead Planet" [hers]
      And Bob chooses "Data" from "Data" and none
      Then "Data" is now on "Investigate Dead Planet" [hers]
      And "Investigate Dead Planet" [hers] is still completed
      And Bob now has 30 points
      And nothing else has changed

    @part=affiliations
    Example: Romulans attempt his own mission
      Given the spaceline:
        | mission                    | seeded by |
        | Compromised Mission [hers] | Alice     |
      And it is Bob's turn
      And Bob has:
        | card                      | where                             |
        | Compromised Mission [his] | atop "Compromised Mission" [hers] |
        | Science Vessel            | at "Compromised Mission" [hers]   |
        | Interrogator              | aboard "Science Vessel"           |
      When Bob attempts "Compromised Mission" [hers]
      Then that is legal

    @part=points
    Example: his own version of the mission is worth 40 points to him
      Given these made-up cards:
        | card       | type      | affiliations | skills                                    | cunning |
        | Old Digger | personnel | Romulan      | Archaeology, Exobiology, Geology, SCIENCE | 38      |
      And the spaceline:
        | mission        | seeded by |
        | Observe Ritual | Alice     |
      And it is Bob's turn
      And Bob has:
        | card                     | where                 |
        | Deliver Ancient Artifact | atop "Observe Ritual" |
        | Old Digger               | on "Observe Ritual"   |
      When Bob attempts "Observe Ritual"
      Then Bob now has 40 points
      And "Observe Ritual" is now completed
      And nothing else has changed

    @part=points
    Example: his own mission is worth 30 points to him
      Given the spaceline:
        | mission               | seeded by |
        | Break Prisoner [hers] | Alice     |
      And it is Bob's turn
      And Bob has:
        | card                 | where                        |
        | Break Prisoner [his] | atop "Break Prisoner" [hers] |
        | Interrogator         | on "Break Prisoner" [hers]   |
      When Bob attempts "Break Prisoner" [hers]
      Then Bob now has 30 points
      And "Break Prisoner" [hers] is now completed
      And nothing else has changed

  @ruling=cr14-missions-12
  Rule: The opponent may not attempt Construct Depot

    Background:
      Given the spaceline:
        | mission         | seeded by |
        | Construct Depot | Alice     |

    Example: his Vorta are not admitted
      Given it is Bob's turn
      And Bob has:
        | card              | where                      |
        | Jem'Hadar Warship | at "Construct Depot"       |
        | Weyoun            | aboard "Jem'Hadar Warship" |
      When Bob attempts "Construct Depot"
      Then that is illegal
      And nothing else has changed

    Example: the Vorta of the player who seeded it are
      Given Alice has:
        | card              | where                      |
        | Jem'Hadar Warship | at "Construct Depot"       |
        | Weyoun            | aboard "Jem'Hadar Warship" |
      When Alice attempts "Construct Depot"
      Then that is legal

  @ruling=cr14-missions-13
  Rule: The opponent may not scout Construct Depot

    Background:
      Given the spaceline:
        | mission         | seeded by |
        | Construct Depot | Alice     |

    Example: it has no point box for him
      Given it is Bob's turn
      And Bob has:
        | card              | where                | state                       |
        | Establish Gateway | on the table         | targeting "Construct Depot" |
        | Borg Cube         | at "Construct Depot" |                             |
        | Guard Drone       | aboard "Borg Cube"   |                             |
      When Bob scouts "Construct Depot"
      Then that is illegal
      And nothing else has changed

    Example: it has one for the player who seeded it
      Given Alice has:
        | card              | where                | state                       |
        | Establish Gateway | on the table         | targeting "Construct Depot" |
        | Borg Cube         | at "Construct Depot" |                             |
        | Guard Drone       | aboard "Borg Cube"   |                             |
      When Alice scouts "Construct Depot"
      Then that is legal

  @ruling=cr14-missions-14
  Rule: Icons, title and lore of a mission hold for both players

    @part=kind
    Example: a planet is a planet for the opponent's Away Team
      Given the spaceline:
        | mission        | seeded by |
        | Break Prisoner | Alice     |
      And it is Bob's turn
      And Bob has:
        | card         | where               |
        | Interrogator | on "Break Prisoner" |
      When Bob attempts "Break Prisoner"
      Then "Break Prisoner" is now completed
      And Bob now has 35 points
      And nothing else has changed

    @part=quadrant
    Example: the opponent's Romulans are in their own quadrant there
      Given the spaceline:
        | mission                 | seeded by |
        | Inspect Strategic Snare | Alice     |
      And it is Bob's turn
      And Bob has:
        | card            | where                        |
        | Romulan Outpost | at "Inspect Strategic Snare" |
        | Tallus          | in hand                      |
      When Bob reports "Tallus" to "Romulan Outpost"
      Then "Tallus" is now aboard "Romulan Outpost"
      And nothing else has changed

    @part=title
    Example: the opponent's copy of it is no other location
      Given it is the mission phase
      And the spaceline:
        | mission              | seeded by |
        | Break Prisoner [his] | Bob       |
      And Alice has:
        | card                  | where       |
        | Break Prisoner [hers] | in missions |
      When Alice seeds "Break Prisoner" [hers] at the right end of the Alpha Quadrant spaceline
      Then that is illegal
      When Alice seeds "Break Prisoner" [hers] atop "Break Prisoner" [his]
      Then "Break Prisoner" [hers] is now atop "Break Prisoner" [his]
      And nothing else has changed

    @part=lore @frame=many
    Example: the opponent has to navigate plasma storms there, for it is in the Badlands
      Given the spaceline:
        | mission        | seeded by |
        | Break Prisoner | Alice     |
      And it is Bob's turn
      And Bob has:
        | card                   | where               |
        | Navigate Plasma Storms | on the table        |
        | Runabout               | at "Break Prisoner" |
        | Bold Captain           | aboard "Runabout"   |
        | Hugh                   | in draw deck        |
      When Bob ends the turn
      Then "Runabout" is now damaged
