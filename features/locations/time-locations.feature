Feature: Time locations
  Places in another time, which lie on the table by themselves.

  @ruling=cr14-time-location-01
  Rule: A time location is in space or a planet, as its icon says

    Example: a planet and a place in space
      Then "Sherman's Peak" has the feature planet time location
      And "Sherman's Peak" does not have the feature space time location
      And "Vintaak Drydock Station" has the feature space time location
      And "Vintaak Drydock Station" does not have the feature planet time location

    Example: a mission is none of either kind
      Then "Excavation" does not have the feature planet time location
      And "Sherman's Peak" has the feature planet time location

  @ruling=cr14-time-location-02
  Rule: A time location is no location of a spaceline

    Scenario Outline: to play Subspace Warp Rift on <place> is <verdict>
      Given these locations:
        | location                | quadrant |
        | Agricultural Assessment | Alpha    |
        | Sherman's Peak          | Time     |
      And Alice has:
        | card               | where   |
        | Subspace Warp Rift | in hand |
      When Alice plays "Subspace Warp Rift" on "<place>"
      Then that is <verdict>

      Examples:
        | place                   | verdict |
        | Sherman's Peak          | illegal |
        | Agricultural Assessment | legal   |

  @ruling=cr14-time-location-03
  Rule: Agricultural Assessment corresponds to Sherman's Peak

    Example: both are at Sherman's Planet
      Then "Agricultural Assessment" is the location that corresponds to "Sherman's Peak"
      And "Excavation" is not the location that corresponds to "Sherman's Peak"

  @ruling=cr14-time-location-07
  Rule: A time location is in the quadrant of its icon, and without one in the Alpha Quadrant

    Scenario Outline: <card> is in the <quadrant>
      Then "<card>" has the feature <quadrant> time location
      And "<card>" does not have the feature <other> time location

      Examples:
        | card           | quadrant        | other           |
        | Sherman's Peak | Alpha Quadrant  | Mirror Quadrant |
        | Halkan Council | Mirror Quadrant | Alpha Quadrant  |

    Example: a mission is none of any quadrant
      Then "Excavation" does not have the feature Alpha Quadrant time location
      And "Sherman's Peak" has the feature Alpha Quadrant time location

  @ruling=cr14-time-location-09
  Rule: What befalls the location that corresponds to it does not befall the time location

    Example: a Supernova on Agricultural Assessment destroys nothing at Sherman's Peak
      Given these locations:
        | location                | quadrant |
        | Agricultural Assessment | Alpha    |
        | Sherman's Peak          | Time     |
      And Alice has:
        | card      | where        |
        | Tox Uthat | on the table |
        | Supernova | in hand      |
      And Bob has:
        | card            | where                        |
        | Runabout [then] | at "Sherman's Peak"          |
        | Calloway [then] | aboard "Runabout" [then]     |
        | Worf            | on "Sherman's Peak"          |
        | Runabout [now]  | at "Agricultural Assessment" |
        | Data            | on "Agricultural Assessment" |
      When Alice plays "Supernova" on "Agricultural Assessment"
      Then "Supernova" is now on "Agricultural Assessment"
      And "Runabout" [now] and "Data" are now in Bob's discard pile
      And "Sherman's Peak" is still in the time locations
      And "Tox Uthat" is now in Alice's discard pile
      And nothing else has changed

  @ruling=cr14-time-location-10
  Rule: Whoever is at a time location does not attempt the mission that corresponds to it

    Scenario Outline: with those who could solve it on <place> that is <verdict>
      Given these made-up cards:
        | card       | type      | affiliations | skills           |
        | Field Hand | personnel | Federation   | Geology, Biology |
      And these locations:
        | location                | quadrant |
        | Agricultural Assessment | Alpha    |
        | Sherman's Peak          | Time     |
      And Alice has:
        | card       | where        |
        | Field Hand | on "<place>" |
      When Alice attempts "Agricultural Assessment"
      Then that is <verdict>

      Examples:
        | place                   | verdict |
        | Sherman's Peak          | illegal |
        | Agricultural Assessment | legal   |

  @ruling=cr14-time-location-11
  Rule: Ships, and whoever is aboard, go from one to the other by a card that lets them travel through time

    Scenario Outline: without one it is illegal to go from <here> to <there>
      Given these locations:
        | location                | quadrant |
        | Agricultural Assessment | Alpha    |
        | Sherman's Peak          | Time     |
      And Alice has:
        | card     | where             |
        | Runabout | at "<here>"       |
        | Calloway | aboard "Runabout" |
      When Alice moves "Runabout" to "<there>"
      Then that is illegal
      And nothing else has changed

      Examples:
        | here                    | there                   |
        | Sherman's Peak          | Agricultural Assessment |
        | Agricultural Assessment | Sherman's Peak          |

    Scenario Outline: with a Temporal Vortex a ship goes from <here> to <there>
      Given these locations:
        | location                | quadrant |
        | Agricultural Assessment | Alpha    |
        | Sherman's Peak          | Time     |
      And Alice has:
        | card            | where               |
        | Temporal Vortex | on "Sherman's Peak" |
        | Runabout        | at "<here>"         |
        | Calloway        | aboard "Runabout"   |
      When Alice moves "Runabout" to "<there>" with "Temporal Vortex"
      Then "Runabout" is now at "<there>"
      And "Calloway" is still aboard "Runabout"
      And nothing else has changed

      Examples:
        | here                    | there                   |
        | Sherman's Peak          | Agricultural Assessment |
        | Agricultural Assessment | Sherman's Peak          |
