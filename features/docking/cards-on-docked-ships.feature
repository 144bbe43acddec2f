Feature: Cards on docked ships
  A few cards may not be played on a ship that is docked; all others may.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |
    And Alice has:
      | card               | where           |
      | Federation Outpost | at "Excavation" |

  @ruling=1eD-docked-ship-01
  Rule: Asteroid Sanctuary may not target a docked ship

    Scenario Outline: the Runabout is <where>, and Asteroid Sanctuary on it is <verdict>
      Given Alice has:
        | card               | where             |
        | Runabout           | <where>           |
        | Calloway           | aboard "Runabout" |
        | Asteroid Sanctuary | in hand           |
      When Alice plays "Asteroid Sanctuary" on "Runabout"
      Then that is <verdict>

      Examples:
        | where                          | verdict |
        | docked at "Federation Outpost" | illegal |
        | at "Excavation"                | legal   |

  @ruling=1eD-docked-ship-02
  Rule: Loss of Orbital Stability may not target a docked ship

    Scenario Outline: the Runabout is <where>, and Loss of Orbital Stability on it is <verdict>
      Given Alice has:
        | card                      | where             |
        | Runabout                  | <where>           |
        | Calloway                  | aboard "Runabout" |
        | Loss of Orbital Stability | in hand           |
      When Alice plays "Loss of Orbital Stability" on "Runabout"
      Then that is <verdict>

      Examples:
        | where                          | verdict |
        | docked at "Federation Outpost" | illegal |
        | at "Excavation"                | legal   |

  @ruling=1eD-docked-ship-03
  Rule: Near-Warp Transport may not target a docked ship

    Scenario Outline: the Runabout is <where>, and Near-Warp Transport on it is <verdict>
      Given Alice has:
        | card                | where             |
        | Runabout            | <where>           |
        | Calloway            | aboard "Runabout" |
        | Near-Warp Transport | in hand           |
      When Alice plays "Near-Warp Transport" to "Relief Mission" with "Calloway"
      Then that is <verdict>

      Examples:
        | where                          | verdict |
        | docked at "Federation Outpost" | illegal |
        | at "Excavation"                | legal   |

  @ruling=1eD-docked-ship-04
  Rule: Temporal Rift may not target a docked ship

    Scenario Outline: the Runabout is <where>, and Temporal Rift on it is <verdict>
      Given Alice has:
        | card          | where             |
        | Runabout      | <where>           |
        | Calloway      | aboard "Runabout" |
        | Temporal Rift | in hand           |
      When Alice plays "Temporal Rift" on "Runabout"
      Then that is <verdict>

      Examples:
        | where                          | verdict |
        | docked at "Federation Outpost" | illegal |
        | at "Excavation"                | legal   |

  @ruling=1eD-docked-ship-05
  Rule: Wormhole may not target a docked ship

    Scenario Outline: the Runabout is <where>, and Wormhole on it is <verdict>
      Given Alice has:
        | card           | where             |
        | Runabout       | <where>           |
        | Calloway       | aboard "Runabout" |
        | Wormhole [in]  | in hand           |
        | Wormhole [out] | in hand           |
      When Alice plays "Wormhole" [in] on "Runabout"
      Then that is <verdict>

      Examples:
        | where                          | verdict |
        | docked at "Federation Outpost" | illegal |
        | at "Excavation"                | legal   |

  @ruling=1eD-docking-09
  Rule: Some cards may not be played on a docked ship

    Scenario Outline: Alice plays <card> on her docked Runabout, and that is <verdict>
      Given Alice has:
        | card                               | where                          |
        | Runabout                           | docked at "Federation Outpost" |
        | Calloway                           | aboard "Runabout"              |
        | Temporal Rift                      | in hand                        |
        | Distortion of Space/Time Continuum | in hand                        |
      When Alice plays "<card>" on "Runabout"
      Then that is <verdict>

      Examples:
        | card                               | verdict |
        | Temporal Rift                      | illegal |
        | Distortion of Space/Time Continuum | legal   |

  @ruling=1eD-docked-ship-13
  Rule: Other cards may target a docked ship

    @part=own
    Scenario Outline: Alice plays <card> on her docked Runabout
      Given Alice has:
        | card     | where                          |
        | Runabout | docked at "Federation Outpost" |
        | Calloway | aboard "Runabout"              |
        | <card>   | in hand                        |
      When Alice plays "<card>" on "Runabout"
      Then that is legal

      Examples:
        | card                               |
        | Auto-Destruct Sequence             |
        | Distortion of Space/Time Continuum |

    @part=opponents
    Example: Bob sets it on fire there
      Given Alice has:
        | card     | where                          |
        | Runabout | docked at "Federation Outpost" |
        | Calloway | aboard "Runabout"              |
      And Bob has:
        | card        | where   |
        | Plasma Fire | in hand |
      And it is Bob's turn
      When Bob plays "Plasma Fire" on "Runabout"
      Then that is legal
