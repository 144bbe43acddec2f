Feature: What is put into space
  Ships are there, and nothing else but by a card that says so.

  @ruling=1eS-space-transferring-cards-into-01
  Rule: Nothing but a ship is beamed into space

    Scenario Outline: Data is to be beamed from a ship at <mission>
      Given the spaceline:
        | mission   |
        | <mission> |
      And Alice has:
        | card     | where             |
        | Runabout | at "<mission>"    |
        | Worf     | aboard "Runabout" |
        | Data     | aboard "Runabout" |
      When Alice beams "Data" to "<mission>"
      Then that is <verdict>

      Examples: Not where there is no planet
        | mission        | verdict |
        | Repair Mission | illegal |
        | Excavation     | legal   |

  @ruling=1eS-space-transferring-cards-into-03
  Rule: Nothing but a ship gets into space in any other way

    Scenario Outline: Data is to get off a ship that is <where>
      Given these made-up cards:
        | card   | type | affiliations | range | keywords |
        | Lander | ship | Federation   | 8     | Landing  |
      And the spaceline:
        | mission   |
        | <mission> |
      And Alice has:
        | card   | where           |
        | Lander | <where>         |
        | Worf   | aboard "Lander" |
        | Data   | aboard "Lander" |
      When Alice walks "Data" to "<mission>"
      Then that is <verdict>

      Examples: He does where the ship has landed
        | where               | mission        | verdict |
        | at "Repair Mission" | Repair Mission | illegal |
        | on "Excavation"     | Excavation     | legal   |

  @ruling=1eS-space-transferring-cards-into-04
  Rule: A card that says so is put into space

    Background:
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |

    Example: an Anti-Matter Pod is left there, and Worf does not follow it
      Given Alice has:
        | card            | where               |
        | Runabout        | at "Wormhole Negotiations" |
        | Worf            | aboard "Runabout"   |
        | Anti-Matter Pod | aboard "Runabout"   |
      When Alice uses "Anti-Matter Pod" on "Wormhole Negotiations"
      Then "Anti-Matter Pod" is no longer aboard "Runabout"
      And these are illegal:
        | action                                |
        | Alice walks "Worf" to "Wormhole Negotiations" |
      And "Anti-Matter Pod" is still at "Wormhole Negotiations"
      And nothing else has changed

    Example: Worf walks off the ship where it has landed
      Given these made-up cards:
        | card   | type | affiliations | range | keywords |
        | Lander | ship | Federation   | 8     | Landing  |
      And Alice has:
        | card   | where           |
        | Lander | on "Excavation" |
        | Worf   | aboard "Lander" |
      When Alice walks "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      And nothing else has changed
