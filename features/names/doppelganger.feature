Feature: Doppelganger
  Nobody comes to where he is already.

  Background:
    Given the spaceline:
      | mission               |
      | Eliminate Virus       |
      | Explore Black Cluster |
    And Bob has:
      | card         | where         |
      | Doppelganger | in Bob's core |

  @ruling=1eD-doppelganger-01
  Rule: Of two copies of a unique personnel the one is discarded to whose location the other one moves

    Example: Data comes to where Bob's Data is
      Given Alice has:
        | card        | where                |
        | Runabout    | at "Eliminate Virus" |
        | Data [hers] | aboard "Runabout"    |
      And Bob has:
        | card        | where                      |
        | U.S.S. Hood | at "Explore Black Cluster" |
        | Data [his]  | aboard "U.S.S. Hood"       |
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Runabout" is now at "Explore Black Cluster"
      And "Data" [his] is now in Bob's discard pile
      And "Data" [hers] is still aboard "Runabout"
      And nothing else has changed

    Example: there may be any number of Gibsons, and ships meet as they like
      Given Alice has:
        | card               | where                       |
        | U.S.S. Hood [hers] | at "Eliminate Virus"        |
        | Gibson [hers]      | aboard "U.S.S. Hood" [hers] |
        | Data               | aboard "U.S.S. Hood" [hers] |
      And Bob has:
        | card              | where                      |
        | U.S.S. Hood [his] | at "Explore Black Cluster" |
        | Gibson [his]      | aboard "U.S.S. Hood" [his] |
      When Alice moves "U.S.S. Hood" [hers] to "Explore Black Cluster"
      Then "Gibson" [his] is still aboard "U.S.S. Hood" [his]
      And "U.S.S. Hood" [his] is still at "Explore Black Cluster"
      And "U.S.S. Hood" [hers] is now at "Explore Black Cluster"
      And nothing else has changed

  @ruling=1eD-doppelganger-02
  Rule: Two copies that have always been at one location stay

    Example: two Datas at Excavation do not even mind that Alice flies away
      Given Alice has:
        | card        | where                |
        | Runabout    | at "Eliminate Virus" |
        | Worf        | aboard "Runabout"    |
        | Data [hers] | on "Eliminate Virus" |
      And Bob has:
        | card       | where                |
        | Data [his] | on "Eliminate Virus" |
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Data" [hers] and "Data" [his] are still on "Eliminate Virus"
      And "Runabout" is now at "Explore Black Cluster"
      And nothing else has changed

  @ruling=1eD-doppelganger-03
  Rule: Two copies that move together stay

    Example: Bob's Data travels aboard Alice's ship
      Given Alice has:
        | card        | where                |
        | Runabout    | at "Eliminate Virus" |
        | Data [hers] | aboard "Runabout"    |
      And Bob has:
        | card       | where             |
        | Data [his] | aboard "Runabout" |
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Data" [hers] and "Data" [his] are still aboard "Runabout"
      And "Runabout" is now at "Explore Black Cluster"
      And nothing else has changed

  @ruling=1eD-doppelganger-04
  Rule: To report is not to move there

    Example: Data reports where Bob's Data is
      Given Alice has:
        | card               | where                |
        | Federation Outpost | at "Eliminate Virus" |
        | Data [hers]        | in hand              |
      And Bob has:
        | card       | where                |
        | Data [his] | on "Eliminate Virus" |
      When Alice reports "Data" [hers] to "Federation Outpost"
      Then "Data" [hers] is now aboard "Federation Outpost"
      And "Data" [his] is still on "Eliminate Virus"
      And nothing else has changed

  @ruling=1eD-doppelganger-05
  Rule: To beam from a planet to a ship is not to move there

    Example: Data beams up to where Bob's Data is
      Given Alice has:
        | card        | where                |
        | Runabout    | at "Eliminate Virus" |
        | Worf        | aboard "Runabout"    |
        | Data [hers] | on "Eliminate Virus" |
      And Bob has:
        | card        | where                |
        | U.S.S. Hood | at "Eliminate Virus" |
        | Data [his]  | aboard "U.S.S. Hood" |
      When Alice beams "Data" [hers] aboard "Runabout"
      Then "Data" [hers] is now aboard "Runabout"
      And "Data" [his] is still aboard "U.S.S. Hood"
      And nothing else has changed

  @ruling=1eD-doppelganger-06
  Rule: To go from one site of a station to another is not to move there

    Example: Data walks from Ops to the Security Office
      Given Alice has:
        | card            | where                 |
        | Nor             | at "Eliminate Virus"  |
        | Ops             | in the sites of "Nor" |
        | Security Office | in the sites of "Nor" |
        | Data [hers]     | aboard "Ops"          |
      And Bob has:
        | card       | where                    |
        | Data [his] | aboard "Security Office" |
      When Alice walks "Data" [hers] aboard "Security Office"
      Then "Data" [hers] is now aboard "Security Office"
      And "Data" [his] is still aboard "Security Office"
      And nothing else has changed

  @ruling=1eD-doppelganger-07
  Rule: Duplicate means copy

    Example: Worf is discarded, a copy of whom comes along, and Data is not
      Given Alice has:
        | card        | where                |
        | Runabout    | at "Eliminate Virus" |
        | Worf [hers] | aboard "Runabout"    |
      And Bob has:
        | card        | where                      |
        | U.S.S. Hood | at "Explore Black Cluster" |
        | Worf [his]  | aboard "U.S.S. Hood"       |
        | Data        | aboard "U.S.S. Hood"       |
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Worf" [his] is now in Bob's discard pile
      And "Data" is still aboard "U.S.S. Hood"
      And "Runabout" is now at "Explore Black Cluster"
      And nothing else has changed

  @ruling=1eD-doppelganger-08
  Rule: Versions of a persona are no duplicates of one another, whatever their titles

    Example: they are one persona, and two cards
      Then "Worf" and "Worf (First Contact)" are versions of one persona
      And "Worf" and "Worf (First Contact)" are not copies of one card
      And "Worf" and "Worf" are copies of one card

  @ruling=1eD-doppelganger-09
  Rule: The Jean-Luc Picard of First Contact is no duplicate of the one of the first set

    Example: they may be at one location
      Given Alice has:
        | card            | where                |
        | Runabout        | at "Eliminate Virus" |
        | Jean-Luc Picard | aboard "Runabout"    |
      And Bob has:
        | card                            | where                      |
        | U.S.S. Hood                     | at "Explore Black Cluster" |
        | Jean-Luc Picard (First Contact) | aboard "U.S.S. Hood"       |
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Jean-Luc Picard (First Contact)" is still aboard "U.S.S. Hood"
      And "Runabout" is now at "Explore Black Cluster"
      And nothing else has changed

  @ruling=1eD-doppelganger-10
  Rule: Galen is no duplicate of Jean-Luc Picard

    Example: Picard comes to where Galen is
      Given Alice has:
        | card            | where                |
        | Runabout        | at "Eliminate Virus" |
        | Jean-Luc Picard | aboard "Runabout"    |
      And Bob has:
        | card        | where                      |
        | U.S.S. Hood | at "Explore Black Cluster" |
        | Galen       | aboard "U.S.S. Hood"       |
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Galen" is still aboard "U.S.S. Hood"
      And "Runabout" is now at "Explore Black Cluster"
      And nothing else has changed
