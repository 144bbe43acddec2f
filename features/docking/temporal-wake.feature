Feature: Temporal Wake
  A ship has travelled through time, and another one that was there follows it.

  Background:
    Given these locations:
      | location                | quadrant |
      | Agricultural Assessment | Alpha    |
      | Sherman's Peak          | Time     |
    And Alice has:
      | card            | where                        |
      | Temporal Vortex | on "Sherman's Peak"          |
      | Runabout        | at "Agricultural Assessment" |
      | Calloway        | aboard "Runabout"            |

  @ruling=1eD-docked-ship-06
  Rule: Temporal Wake does not have a docked ship follow

    Scenario Outline: U.S.S. Hood is <where>, and Temporal Wake on her is <verdict>
      Given Alice has:
        | card               | where                        |
        | Federation Outpost | at "Agricultural Assessment" |
        | U.S.S. Hood        | <where>                      |
        | Temporal Wake      | in hand                      |
      When Alice moves "Runabout" to "Sherman's Peak" with "Temporal Vortex"
      And Alice responds with "Temporal Wake" on "U.S.S. Hood"
      Then that is <verdict>

      Examples:
        | where                          | verdict |
        | docked at "Federation Outpost" | illegal |
        | at "Agricultural Assessment"   | legal   |

  @ruling=1eD-docked-ship-12
  Rule: Temporal Wake does not have a carried ship follow

    Scenario Outline: a shuttlecraft is <where>, and Temporal Wake on it is <verdict>
      Given these made-up cards:
        | card          | type |
        | Great Carrier | ship |
        | Light Shuttle | ship |
      And Alice has:
        | card          | where                        |
        | Great Carrier | at "Agricultural Assessment" |
        | Light Shuttle | <where>                      |
        | Temporal Wake | in hand                      |
      When Alice moves "Runabout" to "Sherman's Peak" with "Temporal Vortex"
      And Alice responds with "Temporal Wake" on "Light Shuttle"
      Then that is <verdict>

      Examples:
        | where                        | verdict |
        | aboard "Great Carrier"       | illegal |
        | at "Agricultural Assessment" | legal   |
