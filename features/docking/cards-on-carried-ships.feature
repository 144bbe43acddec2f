Feature: Cards on carried ships
  What may not be played on a docked ship may not be played on a ship in the hold of another one, either.

  Background:
    Given these made-up cards:
      | card          | type | affiliations | range | shields |
      | Great Carrier | ship | Federation   | 8     | 8       |
      | Light Shuttle | ship | Federation   | 6     | 2       |
    And the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |
    And Alice has:
      | card          | where           |
      | Great Carrier | at "Excavation" |

  @ruling=1eD-docked-ship-07
  Rule: Asteroid Sanctuary may not target a carried ship

    Scenario Outline: a shuttlecraft is <where>, and Asteroid Sanctuary on it is <verdict>
      Given Alice has:
        | card               | where                  |
        | Light Shuttle      | <where>                |
        | Calloway           | aboard "Light Shuttle" |
        | Asteroid Sanctuary | in hand                |
      When Alice plays "Asteroid Sanctuary" on "Light Shuttle"
      Then that is <verdict>

      Examples:
        | where                  | verdict |
        | aboard "Great Carrier" | illegal |
        | at "Excavation"        | legal   |

  @ruling=1eD-docked-ship-08
  Rule: Loss of Orbital Stability may not target a carried ship

    Scenario Outline: a shuttlecraft is <where>, and Loss of Orbital Stability on it is <verdict>
      Given Alice has:
        | card                      | where                  |
        | Light Shuttle             | <where>                |
        | Calloway                  | aboard "Light Shuttle" |
        | Loss of Orbital Stability | in hand                |
      When Alice plays "Loss of Orbital Stability" on "Light Shuttle"
      Then that is <verdict>

      Examples:
        | where                  | verdict |
        | aboard "Great Carrier" | illegal |
        | at "Excavation"        | legal   |

  @ruling=1eD-docked-ship-09
  Rule: Near-Warp Transport may not target a carried ship

    Scenario Outline: a shuttlecraft is <where>, and Near-Warp Transport on it is <verdict>
      Given Alice has:
        | card                | where                  |
        | Light Shuttle       | <where>                |
        | Calloway            | aboard "Light Shuttle" |
        | Near-Warp Transport | in hand                |
      When Alice plays "Near-Warp Transport" to "Relief Mission" with "Calloway"
      Then that is <verdict>

      Examples:
        | where                  | verdict |
        | aboard "Great Carrier" | illegal |
        | at "Excavation"        | legal   |

  @ruling=1eD-docked-ship-10
  Rule: Temporal Rift may not target a carried ship

    Scenario Outline: a shuttlecraft is <where>, and Temporal Rift on it is <verdict>
      Given Alice has:
        | card          | where                  |
        | Light Shuttle | <where>                |
        | Calloway      | aboard "Light Shuttle" |
        | Temporal Rift | in hand                |
      When Alice plays "Temporal Rift" on "Light Shuttle"
      Then that is <verdict>

      Examples:
        | where                  | verdict |
        | aboard "Great Carrier" | illegal |
        | at "Excavation"        | legal   |

  @ruling=1eD-docked-ship-11
  Rule: Wormhole may not target a carried ship

    Scenario Outline: a shuttlecraft is <where>, and Wormhole on it is <verdict>
      Given Alice has:
        | card           | where                  |
        | Light Shuttle  | <where>                |
        | Calloway       | aboard "Light Shuttle" |
        | Wormhole [in]  | in hand                |
        | Wormhole [out] | in hand                |
      When Alice plays "Wormhole" [in] on "Light Shuttle"
      Then that is <verdict>

      Examples:
        | where                  | verdict |
        | aboard "Great Carrier" | illegal |
        | at "Excavation"        | legal   |

  @ruling=1eD-docked-ship-14
  Rule: Other cards may target a carried ship

    @part=own
    Scenario Outline: Alice plays <card> on a shuttlecraft aboard a carrier
      Given Alice has:
        | card          | where                  |
        | Light Shuttle | aboard "Great Carrier" |
        | Calloway      | aboard "Light Shuttle" |
        | <card>        | in hand                |
      When Alice plays "<card>" on "Light Shuttle"
      Then that is legal

      Examples:
        | card                               |
        | Auto-Destruct Sequence             |
        | Distortion of Space/Time Continuum |

    @part=opponents
    Example: Bob sets it on fire there
      Given Alice has:
        | card          | where                  |
        | Light Shuttle | aboard "Great Carrier" |
        | Calloway      | aboard "Light Shuttle" |
      And Bob has:
        | card        | where   |
        | Plasma Fire | in hand |
      And it is Bob's turn
      When Bob plays "Plasma Fire" on "Light Shuttle"
      Then that is legal
