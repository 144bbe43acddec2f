Feature: What reaches cards in stasis
  Global effects and cards that speak of stasis; nothing else.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=1eS-stasis-22
  Rule: What affects everything everywhere affects cards in stasis

    @part=cards
    Example: the crew of a ship in stasis is killed when all personnel are
      Given Alice has:
        | card              | where                      | state     |
        | Anti-Time Anomaly | in hand                    |           |
        | Runabout          | at "Explore Black Cluster" | in stasis |
        | Data              | aboard "Runabout"          |           |
      When Alice plays "Anti-Time Anomaly"
      And play goes on until Alice's fifth turn
      Then "Data" has been killed
      And "Data" is now in Alice's discard pile
      And "Anti-Time Anomaly" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-stasis-23
  Rule: Anti-Time Anomaly kills personnel in stasis

    Example: a personnel in stasis dies with all the others
      Given Alice has:
        | card              | where           |
        | Anti-Time Anomaly | in hand         |
        | Worf              | on "Excavation" |
      And Bob has:
        | card    | where           | state     |
        | Tomalak | on "Excavation" | in stasis |
      When Alice plays "Anti-Time Anomaly"
      And play goes on until Alice's fifth turn
      Then "Worf" and "Tomalak" have been killed
      And "Tomalak" is now in Bob's discard pile
      And "Anti-Time Anomaly" and "Worf" are now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-stasis-25
  Rule: No other card affects or is played on a card in stasis

    @part=play
    Example: Kurlan Naiskos is not played on a ship in stasis
      Given Alice has:
        | card           | where           | state     |
        | Runabout       | at "Excavation" | in stasis |
        | Kurlan Naiskos | in hand         |           |
      When Alice plays "Kurlan Naiskos" on "Runabout"
      Then that is illegal
      And nothing else has changed

    Example: Kurlan Naiskos is played on a ship that is not in stasis
      Given Alice has:
        | card           | where           |
        | Runabout       | at "Excavation" |
        | Kurlan Naiskos | in hand         |
      When Alice plays "Kurlan Naiskos" on "Runabout"
      Then "Kurlan Naiskos" is now on "Runabout"
      And nothing else has changed

    @part=affect
    Example: Silent Enemy stops only the ship that is not in stasis
      Given Alice has:
        | card    | where                      | state     |
        | Haakona | at "Explore Black Cluster" |           |
        | Galor   | at "Explore Black Cluster" | in stasis |
      And Bob has:
        | card         | where                      |
        | Silent Enemy | at "Explore Black Cluster" |
      When Alice ends the turn
      Then "Haakona" is now stopped
      And "Galor" is still not stopped
      And nothing else has changed

    @part=affect
    Example: Doppelganger is on the table, and a Data in stasis stays when another Data comes
      Given Alice has:
        | card                    | where             |
        | Alternate Universe Door | on the table      |
        | Doppelganger            | on the table      |
        | Runabout                | at "Excavation"   |
        | Data [hers]             | aboard "Runabout" |
      And Bob has:
        | card            | where                      | state     |
        | Yridian Shuttle | at "Explore Black Cluster" |           |
        | Data [his]      | aboard "Yridian Shuttle"   | in stasis |
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Data" [his] is still aboard "Yridian Shuttle"
      And the remaining RANGE of "Runabout" is 4
      And "Runabout" is now at "Explore Black Cluster"
      And nothing else has changed

    Scenario Outline: Khan has an eel for Michael Eddington, who is <state>, and that is <verdict>
      Given Alice has:
        | card     | where           |
        | Khan     | on "Excavation" |
        | Ceti Eel | on the table    |
      And Bob has:
        | card              | where           | state   |
        | Michael Eddington | on "Excavation" | <state> |
      When Alice uses "Ceti Eel" on "Michael Eddington"
      Then that is <verdict>

      Examples: In stasis, and not
        | state         | verdict |
        | in stasis     | illegal |
        | not in stasis | legal   |

    Example: Kurlan Naiskos is not played on a ship that is stopped and in stasis either
      Given Alice has:
        | card           | where           | state              |
        | Runabout       | at "Excavation" | stopped, in stasis |
        | Kurlan Naiskos | in hand         |                    |
      When Alice plays "Kurlan Naiskos" on "Runabout"
      Then that is illegal
      And nothing else has changed

    Example: Silent Enemy does nothing to a ship that is stopped and in stasis either
      Given Alice has:
        | card    | where                      | state              |
        | Haakona | at "Explore Black Cluster" |                    |
        | Galor   | at "Explore Black Cluster" | stopped, in stasis |
      And Bob has:
        | card         | where                      |
        | Silent Enemy | at "Explore Black Cluster" |
      When Alice ends the turn
      Then "Haakona" is now stopped
      And "Galor" is still in stasis
      And "Galor" is no longer stopped
      And nothing else has changed

    @part=permitted
    Example: a card that says that it may be is played on a personnel in stasis
      Given Alice has:
        | card                    | where        |
        | Dead in Bed             | in hand      |
        | Alternate Universe Door | on the table |
      And Bob has:
        | card    | where           | state     |
        | Tomalak | on "Excavation" | in stasis |
      When Alice plays "Dead in Bed" on "Tomalak"
      Then "Tomalak" has been killed

  @ruling=1eS-stasis-26
  Rule: Dead in Bed says that it reaches cards in stasis, and does

    Example: a personnel in stasis is killed in bed
      Given Alice has:
        | card                    | where        |
        | Dead in Bed             | in hand      |
        | Alternate Universe Door | on the table |
      And Bob has:
        | card    | where           | state     |
        | Tomalak | on "Excavation" | in stasis |
      When Alice plays "Dead in Bed" on "Tomalak"
      Then "Tomalak" has been killed
      And "Tomalak" is now in Bob's discard pile
      And "Dead in Bed" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-dead-in-bed-01
  Rule: Whoever plays Dead in Bed names its victim while playing it

    Example: the one of two in stasis who was named dies
      Given Alice has:
        | card                    | where        |
        | Dead in Bed             | in hand      |
        | Alternate Universe Door | on the table |
      And Bob has:
        | card    | where           | state     |
        | Tomalak | on "Excavation" | in stasis |
        | Taibak  | on "Excavation" | in stasis |
      When Alice plays "Dead in Bed" on "Taibak"
      Then "Taibak" has been killed
      And "Taibak" is now in Bob's discard pile
      And "Dead in Bed" is now in Alice's discard pile
      And nothing else has changed

    Example: a ship in stasis is no victim, and neither is a personnel who is awake
      Given Alice has:
        | card                    | where        |
        | Dead in Bed             | in hand      |
        | Alternate Universe Door | on the table |
      And Bob has:
        | card    | where                      | state     |
        | Haakona | at "Explore Black Cluster" | in stasis |
        | Taibak  | on "Excavation"            |           |
        | Tomalak | on "Excavation"            | in stasis |
      Then these are illegal:
        | action                                 |
        | Alice plays "Dead in Bed" on "Haakona" |
        | Alice plays "Dead in Bed" on "Taibak"  |
      And these are legal:
        | action                                 |
        | Alice plays "Dead in Bed" on "Tomalak" |

  @ruling=1eS-stasis-27
  Rule: Whoever is killed in stasis still scores the points for the death

    Example: Aamin Marritza is killed in stasis, and his player scores
      Given Alice has:
        | card                    | where        |
        | Dead in Bed             | in hand      |
        | Alternate Universe Door | on the table |
      And Bob has:
        | card           | where           | state     |
        | Aamin Marritza | on "Excavation" | in stasis |
      When Alice plays "Dead in Bed" on "Aamin Marritza"
      Then "Aamin Marritza" has been killed
      And Bob now has 5 points
      And "Dead in Bed" is now in Alice's discard pile
      And "Aamin Marritza" is now in Bob's discard pile
      And "Aamin Marritza" is no longer in stasis
      And nothing else has changed
